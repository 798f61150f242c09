"""`python -m ludoteca` is the `ludoteca` command."""

from ludoteca.cli import main

if __name__ == "__main__":
    main(prog_name="ludoteca")

"""What all tests share: commands speak Italian unless a test asks otherwise, whatever the machine's language."""

import os

os.environ["LC_ALL"] = "C.UTF-8"

/* The quick form of `ludoteca.kernel.packing`, which says what each function does and does the same without this. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define NUMBER ((Py_ssize_t)sizeof(int32_t))
#define POINTERS 3
#define NUMBERS 3
#define OPTION (3 + POINTERS + NUMBERS)
#define ALIKE 3
#define CALLED 5
#define FOUND 4
#define WHERE 5
#define LISTED 6
#define MOST_COLUMNS 62
#define PLACED 4
#define MOST_SEATS 31

static int refuse(const char *why) {
    PyErr_SetString(PyExc_ValueError, why);
    return -1;
}

static int are_counted(Py_ssize_t given, Py_ssize_t wanted) {
    if (given == wanted) return 0;
    PyErr_Format(PyExc_TypeError, "%zd arguments instead of %zd", given, wanted);
    return -1;
}

/* Check a place in bytes, and that so many bytes from there on are inside. */
static int is_inside(Py_ssize_t place, Py_ssize_t size, Py_ssize_t room) {
    if (place < 0 || size < 0 || place > room || size > room - place) return refuse("outside of the array");
    return 0;
}

/* Read a number of one digit, as nearly all are, without a call; tell whether it is one. */
static inline int is_short(PyObject *number, long *value) {
    if (!PyLong_Check(number)) return 0;
#if PY_VERSION_HEX >= 0x030C0000
    if (!PyUnstable_Long_IsCompact((PyLongObject *)number)) return 0;
    *value = (long)PyUnstable_Long_CompactValue((PyLongObject *)number);
#else
    Py_ssize_t digits = Py_SIZE(number);
    if (digits < -1 || digits > 1) return 0;
    *value = digits ? (long)digits * (long)((PyLongObject *)number)->ob_digit[0] : 0;
#endif
    return 1;
}

/* Read a place in a list; -1 where that is no number, or none of a list. */
static inline Py_ssize_t place_of(PyObject *number) {
    long value;
    if (is_short(number, &value)) return value;
    if (!PyLong_Check(number)) return -1;
    Py_ssize_t place = PyLong_AsSsize_t(number);
    PyErr_Clear();
    return place;
}

/* Write a number, or a list of them that is told already, at a column of a row. */
static int write_one(char *row, Py_ssize_t size, Py_ssize_t column, PyObject *number) {
    if (column < 0 || column >= size / NUMBER) return refuse("no such column");
    long short_value;
    if (is_short(number, &short_value) && short_value <= INT32_MAX && short_value >= INT32_MIN) {
        int32_t told = (int32_t)short_value;
        memcpy(row + column * NUMBER, &told, sizeof told);
        return 0;
    }
    if (PyBytes_CheckExact(number)) {
        Py_ssize_t length = PyBytes_GET_SIZE(number);
        if (is_inside(column * NUMBER, length, size) < 0) return -1;
        memcpy(row + column * NUMBER, PyBytes_AS_STRING(number), (size_t)length);
        return 0;
    }
    int overflow = 0;
    if (!PyLong_Check(number)) return refuse("neither a number nor bytes");
    long value = PyLong_AsLongAndOverflow(number, &overflow);
    if (overflow || value > INT32_MAX || value < INT32_MIN) return refuse("a number of more than 32 bits");
    int32_t small = (int32_t)value;
    memcpy(row + column * NUMBER, &small, sizeof small);
    return 0;
}

static int are_columns(PyObject *columns) {
    return PyBytes_CheckExact(columns) && PyBytes_GET_SIZE(columns) % NUMBER == 0 ? 0 : refuse("columns are bytes");
}

/* Write so many of these numbers, from one on, into the columns of a row. */
static int write_into(char *row, Py_ssize_t size, PyObject *columns, PyObject **numbers) {
    Py_ssize_t many = PyBytes_GET_SIZE(columns) / NUMBER;
    for (Py_ssize_t i = 0; i < many; i++) {
        int32_t column;
        memcpy(&column, PyBytes_AS_STRING(columns) + i * NUMBER, sizeof column);
        if (write_one(row, size, column, numbers[i]) < 0) return -1;
    }
    return 0;
}

static PyObject *changed_row(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 3) < 0 || are_columns(given[1]) < 0) return NULL;
    if (!PyBytes_CheckExact(given[0]) || !PyTuple_Check(given[2])) return refuse("a row and its numbers"), NULL;
    if (PyTuple_GET_SIZE(given[2]) != PyBytes_GET_SIZE(given[1]) / NUMBER) return refuse("a number a column"), NULL;
    Py_ssize_t size = PyBytes_GET_SIZE(given[0]);
    PyObject *row = PyBytes_FromStringAndSize(NULL, size);
    if (!row) return NULL;
    memcpy(PyBytes_AS_STRING(row), PyBytes_AS_STRING(given[0]), (size_t)size);
    if (write_into(PyBytes_AS_STRING(row), size, given[1], &PyTuple_GET_ITEM(given[2], 0)) < 0) Py_CLEAR(row);
    return row;
}

static int lay_all(Py_buffer *room, Py_ssize_t place, PyObject *rows, PyObject *lying) {
    Py_ssize_t before = place, many = PyList_GET_SIZE(lying);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(rows); i++) {
        PyObject *row = PyList_GET_ITEM(rows, i), *old = i < many ? PyList_GET_ITEM(lying, i) : NULL;
        if (!PyBytes_CheckExact(row) || (old && !PyBytes_CheckExact(old))) return refuse("rows are bytes");
        Py_ssize_t size = PyBytes_GET_SIZE(row);
        if (is_inside(place, size, room->len) < 0) return -1;
        if (row != old || place != before) memcpy((char *)room->buf + place, PyBytes_AS_STRING(row), (size_t)size);
        place += size;
        if (old) before += PyBytes_GET_SIZE(old);
    }
    return 0;
}

static PyObject *lay_rows(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 4) < 0) return NULL;
    Py_ssize_t place = PyLong_AsSsize_t(given[1]);
    if (place == -1 && PyErr_Occurred()) return NULL;
    if (!PyList_Check(given[2]) || !PyList_Check(given[3])) return refuse("rows are a list"), NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = lay_all(&room, place, given[2], given[3]);
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
}

/* Lay one row with its numbers; of one that lies there already, only the numbers that are other objects. */
static int lay_one(char *room, PyObject *row, PyObject *columns, PyObject **numbers, PyObject *old, PyObject **before) {
    Py_ssize_t size = PyBytes_GET_SIZE(row), many = PyBytes_GET_SIZE(columns) / NUMBER;
    if (row != old) {
        memcpy(room, PyBytes_AS_STRING(row), (size_t)size);
        return write_into(room, size, columns, numbers);
    }
    for (Py_ssize_t i = 0; i < many; i++) {
        if (numbers[i] == before[i]) continue;
        int32_t column;
        memcpy(&column, PyBytes_AS_STRING(columns) + i * NUMBER, sizeof column);
        if (write_one(room, size, column, numbers[i]) < 0) return -1;
    }
    return 0;
}

static int lay_each(Py_buffer *room, Py_ssize_t place, PyObject *const *given) {
    PyObject *rows = given[2], *columns = given[3], *numbers = given[4], *lying = given[5], *lain = given[6];
    Py_ssize_t many = PyBytes_GET_SIZE(columns) / NUMBER, before = place, old_rows = PyList_GET_SIZE(lying);
    if (PyList_GET_SIZE(numbers) != many * PyList_GET_SIZE(rows)) return refuse("a number a column");
    if (PyList_GET_SIZE(lain) != many * old_rows) old_rows = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(rows); i++) {
        PyObject *row = PyList_GET_ITEM(rows, i), *old = i < old_rows ? PyList_GET_ITEM(lying, i) : NULL;
        if (!PyBytes_CheckExact(row) || (old && !PyBytes_CheckExact(old))) return refuse("rows are bytes");
        if (is_inside(place, PyBytes_GET_SIZE(row), room->len) < 0) return -1;
        PyObject **first = ((PyListObject *)numbers)->ob_item + i * many;
        PyObject **old_first = old ? ((PyListObject *)lain)->ob_item + i * many : NULL;
        PyObject *same = place == before ? old : NULL;
        if (lay_one((char *)room->buf + place, row, columns, first, same, old_first) < 0) return -1;
        place += PyBytes_GET_SIZE(row);
        if (old) before += PyBytes_GET_SIZE(old);
    }
    return 0;
}

static PyObject *lay_changed(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 7) < 0 || are_columns(given[3]) < 0) return NULL;
    Py_ssize_t place = PyLong_AsSsize_t(given[1]);
    if (place == -1 && PyErr_Occurred()) return NULL;
    if (!PyList_Check(given[2]) || !PyList_Check(given[4])) return refuse("rows and numbers are lists"), NULL;
    if (!PyList_Check(given[5]) || !PyList_Check(given[6])) return refuse("rows and numbers are lists"), NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = lay_each(&room, place, given);
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
}

/* Read a number of 32 bits out of a list or tuple. */
static int read_one(PyObject *number, int32_t *small) {
    return write_one((char *)small, NUMBER, 0, number);
}

/* Where a card lies: in which zone, whose it is, which number it has there, and the row that holds it. */
static int write_place(char *row, Py_ssize_t size, PyObject *columns, const int32_t *told) {
    for (Py_ssize_t i = 0; i < PLACED; i++) {
        int32_t column;
        memcpy(&column, PyBytes_AS_STRING(columns) + i * NUMBER, sizeof column);
        if (column < 0 || column >= size / NUMBER) return refuse("no such column");
        memcpy(row + column * NUMBER, told + i, sizeof *told);
    }
    return 0;
}

/* Lay cards as they are printed, group by group; return the place of one without a row, -1 if all have one. */
static Py_ssize_t lay_groups(Py_buffer *room, Py_ssize_t place, PyObject *const *given, int32_t zone) {
    PyObject *printed = given[2], *cards = given[3], *groups = given[4], *lying = given[7];
    Py_ssize_t next = 0, left = 0, many = PyList_GET_SIZE(cards), lain = PyList_GET_SIZE(lying);
    int32_t told[PLACED] = {zone, 0, -1, 0}, length = 0;
    for (Py_ssize_t i = 0; i < many; i++, left--) {
        while (!left) {
            if (next + 3 > PyList_GET_SIZE(groups)) return refuse("as many cards as the groups have"), -2;
            if (read_one(PyList_GET_ITEM(groups, next), &length) < 0) return -2;
            if (read_one(PyList_GET_ITEM(groups, next + 1), told + 1) < 0) return -2;
            if (read_one(PyList_GET_ITEM(groups, next + 2), told + 3) < 0) return -2;
            left = length, told[2] = -1, next += 3;
        }
        told[2]++;
        PyObject *card = PyList_GET_ITEM(cards, i);
        Py_ssize_t number = place_of(card);
        if (number < 0 || number >= PyList_GET_SIZE(printed)) return refuse("no such card, or no number"), -2;
        PyObject *row = PyList_GET_ITEM(printed, number);
        if (!PyBytes_CheckExact(row)) return refuse("rows are bytes"), -2;
        Py_ssize_t size = PyBytes_GET_SIZE(row);
        if (!size) return i;
        if (is_inside(place, size, room->len) < 0) return -2;
        if (i >= lain || PyList_GET_ITEM(lying, i) != card) {
            memcpy((char *)room->buf + place, PyBytes_AS_STRING(row), (size_t)size);
            if (write_place((char *)room->buf + place, size, given[6], told) < 0) return -2;
        }
        place += size;
    }
    return -1;
}

static PyObject *lay_cards(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int32_t zone;
    if (are_counted(count, 8) < 0 || read_one(given[5], &zone) < 0 || are_columns(given[6]) < 0) return NULL;
    Py_ssize_t place = PyLong_AsSsize_t(given[1]);
    if (place == -1 && PyErr_Occurred()) return NULL;
    for (int i = 2; i < 8; i += i == 4 ? 3 : 1)
        if (!PyList_Check(given[i])) return refuse("rows, cards and groups of numbers are lists"), NULL;
    if (PyBytes_GET_SIZE(given[6]) != PLACED * NUMBER) return refuse("a column for each number of a place"), NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    Py_ssize_t missing = lay_groups(&room, place, given, zone);
    PyBuffer_Release(&room);
    return missing < -1 ? NULL : PyLong_FromSsize_t(missing);
}

static int is_number(PyObject *number, int32_t value) {
    long short_value;
    if (is_short(number, &short_value)) return short_value == value;
    int overflow = 0;
    return PyLong_Check(number) && PyLong_AsLongAndOverflow(number, &overflow) == value && !overflow;
}

/* What an option concerns: the word for it, and two rows with the numbers that call them; none where that is NULL. */
struct called {
    int32_t word, row, inner;
    PyObject *value, *inner_value;
};

static int tell_option(int32_t *told, PyObject *raw, const struct called *called, int32_t source) {
    int32_t verb;
    if (read_one(PyTuple_GET_ITEM(raw, 0), &verb) < 0) return -1;
    told[0] = verb + 1;
    told[1] = called->word;
    told[2] = called->row ? called->row : called->inner;
    told[3] = called->row ? called->inner : 0;
    told[OPTION - 1] = source;
    PyObject *calls = called->row > 0 ? called->value : NULL, *inner = called->inner > 0 ? called->inner_value : NULL;
    int32_t *next = told + 2 + POINTERS, *end = next + NUMBERS;
    for (Py_ssize_t i = 1; i < PyTuple_GET_SIZE(raw) && next < end; i++) {
        PyObject *number = PyTuple_GET_ITEM(raw, i);
        int32_t value;
        if (read_one(number, &value) < 0) return -1;
        if (calls && is_number(calls, value)) calls = NULL;
        else if (inner && is_number(inner, value)) inner = NULL;
        else *next++ = value + 1;
    }
    return 0;
}

static int write_option(char *room, PyObject *raw, const struct called *called, int32_t source) {
    int32_t told[OPTION] = {0};
    if (tell_option(told, raw, called, source) < 0) return -1;
    memcpy(room, told, sizeof told);
    return 0;
}

/* Tell so many options that are alike, by the row that 0 would call. */
static int tell_alike(char *room, PyObject **raws, Py_ssize_t many, PyObject **numbers, int32_t source) {
    struct called called = {0};
    int32_t first, is_spent, number = 0;
    if (read_one(numbers[0], &called.word) < 0 || read_one(numbers[1], &first) < 0) return -1;
    if (read_one(numbers[2], &is_spent) < 0) return -1;
    for (Py_ssize_t i = 0; i < many; i++, room += sizeof(int32_t[OPTION])) {
        if (first) {
            if (PyTuple_GET_SIZE(raws[i]) < 2) return refuse("an option has a number that calls its row");
            if (read_one(PyTuple_GET_ITEM(raws[i], 1), &number) < 0) return -1;
            called.row = first + number;
            called.value = is_spent ? PyTuple_GET_ITEM(raws[i], 1) : NULL;
        }
        if (write_option(room, raws[i], &called, source) < 0) return -1;
    }
    return 0;
}

/* Tell one option by all that it concerns. */
static int tell_one(char *room, PyObject *raw, PyObject **numbers, int32_t source) {
    struct called called = {0};
    if (read_one(numbers[0], &called.word) < 0) return -1;
    if (read_one(numbers[1], &called.row) < 0 || read_one(numbers[3], &called.inner) < 0) return -1;
    called.value = numbers[2], called.inner_value = numbers[4];
    return write_option(room, raw, &called, source);
}

/* Take the entry of a list in this place, not counted anew; NULL where there is none. */
static PyObject *entry_of(PyObject *column, Py_ssize_t place) {
    if (!PyList_Check(column)) return refuse("a column is a list"), NULL;
    if (place < 0 || place >= PyList_GET_SIZE(column)) return refuse("no such place in the column"), NULL;
    return PyList_GET_ITEM(column, place);
}

/* The place of a number in a list; -1 where it is not there, -2 where that is no list. */
static Py_ssize_t place_among(PyObject *cards, Py_ssize_t card) {
    if (!PyList_Check(cards)) return refuse("a column is a list"), -2;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(cards); i++)
        if (place_of(PyList_GET_ITEM(cards, i)) == card) return i;
    return -1;
}

/* Find the row of a card, from 1; 0 where it has none. */
static int find_row(Py_ssize_t card, PyObject **where, int32_t *row) {
    PyObject *zone = entry_of(where[1], card), *tables = zone ? entry_of(where[2], place_of(zone)) : NULL;
    *row = 0;
    if (!tables || !PyList_Check(tables)) return tables ? refuse("tables are a list") : -1;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(tables); i++) {
        Py_ssize_t table = place_of(PyList_GET_ITEM(tables, i));
        PyObject *cards = entry_of(where[4], table);
        Py_ssize_t place = cards ? place_among(cards, card) : -2;
        if (place == -1) continue;
        PyObject *first = place >= 0 ? entry_of(where[3], table) : NULL;
        if (!first || read_one(first, row) < 0) return -1;
        *row += (int32_t)place + 1;
        return 0;
    }
    return 0;
}

static PyObject *found_row(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int32_t row;
    if (are_counted(count, 2) < 0) return NULL;
    if (!PyList_Check(given[1]) || PyList_GET_SIZE(given[1]) != WHERE) return refuse("lists say where a row is"), NULL;
    if (find_row(place_of(given[0]), ((PyListObject *)given[1])->ob_item, &row) < 0) return NULL;
    return PyLong_FromLong(row);
}

/* Tell so many options by the cards that they concern, whose rows are looked for. */
static int tell_found(char *room, PyObject **raws, Py_ssize_t many, PyObject **about, int32_t source) {
    int32_t word, nothing;
    if (read_one(about[1], &word) < 0 || read_one(about[2], &nothing) < 0) return -1;
    if (!PyList_Check(about[3]) || PyList_GET_SIZE(about[3]) != WHERE) return refuse("lists say where a row is");
    PyObject **where = ((PyListObject *)about[3])->ob_item;
    for (Py_ssize_t i = 0; i < many; i++, room += sizeof(int32_t[OPTION])) {
        struct called called = {.word = nothing};
        if (PyTuple_GET_SIZE(raws[i]) < 2) return refuse("an option has a number that calls its row");
        PyObject *card = PyTuple_GET_ITEM(raws[i], 1);
        if (where[0] != Py_None) card = entry_of(where[0], place_of(card));
        if (!card || !PyLong_Check(card)) return card ? refuse("cards are numbers") : -1;
        Py_ssize_t number = place_of(card);
        if (number >= 0) {
            called.word = word, called.value = card;
            if (find_row(number, where, &called.row) < 0) return -1;
        }
        if (write_option(room, raws[i], &called, source) < 0) return -1;
    }
    return 0;
}

static int tell_each(Py_buffer *room, PyObject *raws, PyObject *called, int32_t source) {
    Py_ssize_t many = PyList_GET_SIZE(raws), place = 0, done = 0, size = sizeof(int32_t[OPTION]);
    PyObject **items = ((PyListObject *)called)->ob_item, **options = ((PyListObject *)raws)->ob_item;
    while (place < PyList_GET_SIZE(called)) {
        int32_t count, looked_for = 0;
        if (read_one(items[place++], &count) < 0) return -1;
        if (!count && place < PyList_GET_SIZE(called) && read_one(items[place], &looked_for) < 0) return -1;
        Py_ssize_t each = count < 0 ? -(Py_ssize_t)count : count ? count : looked_for;
        Py_ssize_t after = count < 0 ? CALLED * each : count ? ALIKE : FOUND;
        if (each <= 0 || each > many - done || after > PyList_GET_SIZE(called) - place)
            return refuse("as many numbers as options are about");
        char *here = (char *)room->buf + done * size;
        if (count > 0 && tell_alike(here, options + done, each, items + place, source) < 0) return -1;
        if (!count && tell_found(here, options + done, each, items + place, source) < 0) return -1;
        for (Py_ssize_t i = 0; count < 0 && i < each; i++)
            if (tell_one(here + i * size, options[done + i], items + place + i * CALLED, source) < 0) return -1;
        done += each;
        place += after;
    }
    return done == many ? 0 : refuse("as many numbers as options are about");
}

static int tell_all(
    Py_buffer *room, Py_buffer *mask, PyObject *raws, PyObject *called, int32_t source, Py_ssize_t before
) {
    Py_ssize_t many = PyList_GET_SIZE(raws), most = many > before ? many : before, size = sizeof(int32_t[OPTION]);
    if (before < 0 || most > mask->len || most > room->len / size) return refuse("outside of the array");
    for (Py_ssize_t i = 0; i < many; i++) {
        PyObject *raw = PyList_GET_ITEM(raws, i);
        if (!PyTuple_Check(raw) || PyTuple_GET_SIZE(raw) < 1) return refuse("an option is a tuple of numbers");
    }
    if (tell_each(room, raws, called, source) < 0) return -1;
    memset(mask->buf, 1, (size_t)many);
    if (before > many) {
        memset((char *)room->buf + many * size, 0, (size_t)((before - many) * size));
        memset((char *)mask->buf + many, 0, (size_t)(before - many));
    }
    return 0;
}

static PyObject *lay_options(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int32_t source;
    if (are_counted(count, 6) < 0 || read_one(given[4], &source) < 0) return NULL;
    Py_ssize_t before = PyLong_AsSsize_t(given[5]);
    if (before == -1 && PyErr_Occurred()) return NULL;
    if (!PyList_Check(given[2]) || !PyList_Check(given[3])) return refuse("options and numbers are lists"), NULL;
    Py_buffer room, mask;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = PyObject_GetBuffer(given[1], &mask, PyBUF_WRITABLE);
    if (!bad) {
        bad = tell_all(&room, &mask, given[2], given[3], source, before);
        PyBuffer_Release(&mask);
    }
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
}

static uint32_t sums[256];
/* CRC-32 of each byte, as zlib has it. */

static void make_sums(void) {
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t sum = byte;
        for (int bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >> 1 ^ 0xEDB88320u : sum >> 1;
        sums[byte] = sum;
    }
}

static uint32_t add_byte(uint32_t sum, unsigned char byte) { return sums[(sum ^ byte) & 255] ^ sum >> 8; }

/* Add the digits of a number, and a sign if it has one. */
static uint32_t add_number(uint32_t sum, int32_t number) {
    unsigned char digits[12];
    int count = 0;
    uint32_t left = number < 0 ? 0u - (uint32_t)number : (uint32_t)number;
    do digits[count++] = (unsigned char)('0' + left % 10);
    while (left /= 10);
    if (number < 0) digits[count++] = '-';
    while (count) sum = add_byte(sum, digits[--count]);
    return sum;
}

static PyObject *told_list(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 1) < 0) return NULL;
    if (!PyList_Check(given[0]) && !PyTuple_Check(given[0])) return refuse("numbers are a list"), NULL;
    Py_ssize_t many = PySequence_Fast_GET_SIZE(given[0]);
    PyObject **numbers = PySequence_Fast_ITEMS(given[0]);
    for (Py_ssize_t i = 0; i < many; i++)
        if (!PyLong_CheckExact(numbers[i])) return Py_NewRef(Py_None);
    int32_t told[2 + LISTED] = {(int32_t)many};
    uint32_t sum = 0xFFFFFFFFu;
    for (Py_ssize_t i = 0; i < many; i++) {
        int32_t number;
        if (read_one(numbers[i], &number) < 0) return NULL;
        sum = add_number(add_byte(sum, i ? ',' : '('), number);
        if (i < LISTED) told[2 + i] = number;
    }
    sum = (add_byte(sum, ')') ^ 0xFFFFFFFFu) & 0x7FFFFFFFu;
    if (many) told[1] = sum ? (int32_t)sum : 1;
    return PyBytes_FromStringAndSize((const char *)told, sizeof told);
}

/* Copy a list and the lists in it; anything else never changes. */
static PyObject *copied(PyObject *column) {
    if (!PyList_Check(column)) return Py_NewRef(column);
    Py_ssize_t many = PyList_GET_SIZE(column);
    PyObject *made = PyList_New(many);
    for (Py_ssize_t i = 0; made && i < many; i++) {
        PyObject *one = copied(PyList_GET_ITEM(column, i));
        if (!one) Py_CLEAR(made);
        else PyList_SET_ITEM(made, i, one);
    }
    return made;
}

static int is_empty(PyObject *column) { return PyList_CheckExact(column) && !PyList_GET_SIZE(column); }

/* Note a column in its place among those that were noted, which share no lists with it; 1 if it was another, or -1. */
static int note_one(PyObject *now, PyObject *noted, Py_ssize_t place) {
    PyObject *then = PyList_GET_ITEM(noted, place);
    if (now == then) return 0;
    if (PyList_Check(now) && PyList_Check(then) && PyList_GET_SIZE(now) == PyList_GET_SIZE(then)) {
        Py_ssize_t many = PyList_GET_SIZE(now);
        PyObject **items = ((PyListObject *)now)->ob_item, **before = ((PyListObject *)then)->ob_item;
        if (!many || !memcmp(items, before, (size_t)many * sizeof *items)) return 0;
        int changed = 0;
        for (Py_ssize_t i = 0; i < many; i++) {
            PyObject *old = ((PyListObject *)then)->ob_item[i];
            if (items[i] == old || (is_empty(items[i]) && is_empty(old))) continue;
            int one = note_one(items[i], then, i);
            if (one < 0) return -1;
            changed |= one;
        }
        return changed;
    }
    int same = PyObject_RichCompareBool(now, then, Py_EQ);
    if (same) return same < 0 ? -1 : 0;
    PyObject *kept = copied(now);
    return kept && PyList_SetItem(noted, place, kept) == 0 ? 1 : -1;
}

static PyObject *note_changes(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 2) < 0) return NULL;
    if (!PyList_Check(given[0]) || !PyList_Check(given[1])) return refuse("columns are a list"), NULL;
    Py_ssize_t many = PyList_GET_SIZE(given[0]);
    if (many != PyList_GET_SIZE(given[1]) || many > MOST_COLUMNS) return refuse("as many columns as before"), NULL;
    long long changed = 0;
    for (Py_ssize_t i = 0; i < many; i++) {
        int one = note_one(PyList_GET_ITEM(given[0], i), given[1], i);
        if (one < 0) return NULL;
        if (one) changed |= 1LL << i;
    }
    return PyLong_FromLongLong(changed);
}

static PyObject *number_at(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 2) < 0) return NULL;
    if (!PyBytes_Check(given[0])) return refuse("a row is bytes"), NULL;
    Py_ssize_t column = PyLong_AsSsize_t(given[1]);
    if (column == -1 && PyErr_Occurred()) return NULL;
    if (column < 0 || column >= PyBytes_GET_SIZE(given[0]) / NUMBER) return refuse("no such column"), NULL;
    int32_t number;
    memcpy(&number, PyBytes_AS_STRING(given[0]) + column * NUMBER, sizeof number);
    return PyLong_FromLong(number);
}

/* Take the entry of a column in a place, or -1 for a place before the first. */
static PyObject *entry(PyObject *column, PyObject *place) {
    if (!PyLong_Check(place)) return refuse("places are numbers"), NULL;
    Py_ssize_t number = PyLong_AsSsize_t(place);
    if (number == -1 && PyErr_Occurred()) return NULL;
    if (number < 0) return PyLong_FromLong(-1);
    if (number >= PyList_GET_SIZE(column)) return refuse("no such place in the column"), NULL;
    return Py_NewRef(PyList_GET_ITEM(column, number));
}

static PyObject *picked(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 2) < 0) return NULL;
    if (!PyList_Check(given[0]) || !PyList_Check(given[1])) return refuse("a column and places in it are lists"), NULL;
    Py_ssize_t many = PyList_GET_SIZE(given[1]);
    PyObject *made = PyList_New(many);
    for (Py_ssize_t i = 0; made && i < many; i++) {
        PyObject *one = entry(given[0], PyList_GET_ITEM(given[1], i));
        if (!one) Py_CLEAR(made);
        else PyList_SET_ITEM(made, i, one);
    }
    return made;
}

/* List those of these cards that a seat knows, by the bits of each in a column. */
static PyObject *known_among(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 3) < 0) return NULL;
    if (!PyList_Check(given[0]) || !PyList_Check(given[1])) return refuse("cards and a column are lists"), NULL;
    Py_ssize_t seat = PyLong_AsSsize_t(given[2]);
    if (seat == -1 && PyErr_Occurred()) return NULL;
    if (seat < 0 || seat >= MOST_SEATS) return refuse("no such number of a seat"), NULL;
    PyObject *made = PyList_New(0);
    for (Py_ssize_t i = 0; made && i < PyList_GET_SIZE(given[0]); i++) {
        PyObject *card = PyList_GET_ITEM(given[0], i);
        Py_ssize_t place = place_of(card);
        int32_t bits = 0;
        int bad = place < 0 || place >= PyList_GET_SIZE(given[1]) ? refuse("no such place in the column") : 0;
        if (!bad) bad = read_one(PyList_GET_ITEM(given[1], place), &bits);
        if (!bad && bits >> seat & 1) bad = PyList_Append(made, card);
        if (bad) Py_CLEAR(made);
    }
    return made;
}

/* Whose way is looked for: which figure it is, and which others it may cross, as bits. */
struct way {
    int32_t figure;
    uint64_t crossed;
    PyObject *neighbours, *occupant, *ends;
    char *seen;
};

/* Add the spaces next to this one where it has not been: those where it may stay, and all from which it may go on. */
static int spread_from(PyObject *space, struct way *way, PyObject *beyond) {
    PyObject *around = PyList_GET_ITEM(way->neighbours, place_of(space));
    if (!PyList_Check(around)) return refuse("neighbours are lists of numbers");
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(around); i++) {
        PyObject *near = PyList_GET_ITEM(around, i);
        Py_ssize_t place = place_of(near);
        int32_t other;
        if (place < 0 || place >= PyList_GET_SIZE(way->occupant)) return refuse("no such place in the column");
        if (way->seen[place]) continue;
        way->seen[place] = 1;
        if (read_one(PyList_GET_ITEM(way->occupant, place), &other) < 0) return -1;
        if (other >= MOST_COLUMNS) return refuse("as many figures as there can be");
        int may_stay = other < 0 || other == way->figure;
        if (!may_stay && !(way->crossed >> other & 1)) continue;
        if (PyList_Append(beyond, near) < 0) return -1;
        if (may_stay && PyList_Append(way->ends, near) < 0) return -1;
    }
    return 0;
}

/* Go so many steps from the spaces that are noted as ends already. */
static int spread_on(struct way *way, Py_ssize_t steps) {
    PyObject *edge = PyList_GetSlice(way->ends, 0, 1);
    int bad = !edge;
    while (!bad && steps-- > 0 && PyList_GET_SIZE(edge)) {
        PyObject *beyond = PyList_New(0);
        bad = !beyond;
        for (Py_ssize_t i = 0; !bad && i < PyList_GET_SIZE(edge); i++)
            bad = spread_from(PyList_GET_ITEM(edge, i), way, beyond) < 0;
        Py_SETREF(edge, beyond);
    }
    Py_XDECREF(edge);
    return bad ? -1 : 0;
}

static PyObject *spread(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    struct way way = {0};
    if (are_counted(count, 6) < 0 || read_one(given[4], &way.figure) < 0) return NULL;
    if (!PyList_Check(given[0]) || !PyList_Check(given[1])) return refuse("neighbours are lists of numbers"), NULL;
    way.neighbours = given[0], way.occupant = given[1];
    way.crossed = PyLong_AsUnsignedLongLongMask(given[5]);
    if (PyErr_Occurred()) return NULL;
    Py_ssize_t many = PyList_GET_SIZE(given[1]), origin = place_of(given[2]), steps = place_of(given[3]);
    if (origin < 0 || origin >= many || PyList_GET_SIZE(given[0]) != many)
        return refuse("no such place in the column"), NULL;
    way.seen = PyMem_Calloc((size_t)many, 1);
    way.ends = PyList_New(0);
    int bad = !way.seen || !way.ends || PyList_Append(way.ends, given[2]) < 0;
    if (!bad) {
        way.seen[origin] = 1;
        bad = spread_on(&way, steps);
    }
    PyMem_Free(way.seen);
    if (bad) Py_CLEAR(way.ends);
    return way.ends;
}

/* List the places where a column has this number. */
static PyObject *places_holding(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    int32_t number;
    if (are_counted(count, 2) < 0 || read_one(given[1], &number) < 0) return NULL;
    if (!PyList_Check(given[0])) return refuse("a column is a list of numbers"), NULL;
    PyObject *made = PyList_New(0);
    for (Py_ssize_t i = 0; made && i < PyList_GET_SIZE(given[0]); i++) {
        if (!is_number(PyList_GET_ITEM(given[0], i), number)) continue;
        PyObject *place = PyLong_FromSsize_t(i);
        if (!place || PyList_Append(made, place) < 0) Py_CLEAR(made);
        Py_XDECREF(place);
    }
    return made;
}

/* Note one column of so many parts, as `note_one` does; return the parts that are others as a bit mask, or -1. */
static long long note_pieces(PyObject *now, PyObject *noted, Py_ssize_t place, Py_ssize_t parts) {
    PyObject *then = PyList_GET_ITEM(noted, place);
    Py_ssize_t many = PyList_GET_SIZE(now), each = many / parts;
    if (many % parts) return refuse("as many entries for each part");
    if (!PyList_Check(then) || PyList_GET_SIZE(then) != many) {
        PyObject *kept = copied(now);
        return kept && PyList_SetItem(noted, place, kept) == 0 ? (1LL << parts) - 1 : -1;
    }
    PyObject **items = ((PyListObject *)now)->ob_item;
    if (!many || !memcmp(items, ((PyListObject *)then)->ob_item, (size_t)many * sizeof *items)) return 0;
    long long changed = 0;
    for (Py_ssize_t i = 0; i < many; i++) {
        if (i >= PyList_GET_SIZE(now) || i >= PyList_GET_SIZE(then)) return refuse("columns that stay as they are");
        int one = note_one(PyList_GET_ITEM(now, i), then, i);
        if (one < 0) return -1;
        if (one) changed |= 1LL << i / each;
    }
    return changed;
}

static PyObject *note_parts(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 3) < 0) return NULL;
    if (!PyList_Check(given[0]) || !PyList_Check(given[1])) return refuse("columns are a list"), NULL;
    Py_ssize_t many = PyList_GET_SIZE(given[0]), parts = PyLong_AsSsize_t(given[2]);
    if (parts == -1 && PyErr_Occurred()) return NULL;
    if (parts < 1 || parts > MOST_COLUMNS) return refuse("as many parts as there can be"), NULL;
    if (many != PyList_GET_SIZE(given[1])) return refuse("as many columns as before"), NULL;
    long long changed = 0;
    for (Py_ssize_t i = 0; i < many; i++) {
        if (!PyList_Check(PyList_GET_ITEM(given[0], i))) return refuse("columns are lists of numbers"), NULL;
        long long one = note_pieces(PyList_GET_ITEM(given[0], i), given[1], i, parts);
        if (one < 0) return NULL;
        changed |= one;
    }
    return PyLong_FromLongLong(changed);
}

/* Return the rows that a thing of this number holds, not counted anew; NULL where they were never made, or refused. */
static PyObject *held_by(PyObject *table, PyObject *holder, Py_ssize_t size) {
    Py_ssize_t number = place_of(holder);
    if (number < 0 || number >= PyList_GET_SIZE(table)) return refuse("no such holder, or no number"), NULL;
    PyObject *block = PyList_GET_ITEM(table, number);
    if (block == Py_None) return NULL;
    if (!PyBytes_CheckExact(block) || PyBytes_GET_SIZE(block) % size) return refuse("rows are bytes"), NULL;
    return block;
}

/* Check a group: a table of blocks, holders, and the row before the first of them. */
static int is_group(PyObject *groups, Py_ssize_t group, int32_t *first) {
    PyObject **three = ((PyListObject *)groups)->ob_item + group;
    if (!PyList_Check(three[0]) || !PyList_Check(three[1])) return refuse("blocks and holders are lists");
    return read_one(three[2], first);
}

/* Count the bytes that all hold; -2 where a holder's rows were never made, whose place is noted, or -1. */
static Py_ssize_t count_held(PyObject *groups, Py_ssize_t size, Py_ssize_t *place) {
    Py_ssize_t whole = 0;
    int32_t first;
    *place = 0;
    for (Py_ssize_t group = 0; group < PyList_GET_SIZE(groups); group += 3) {
        if (is_group(groups, group, &first) < 0) return -1;
        PyObject *table = PyList_GET_ITEM(groups, group), *holders = PyList_GET_ITEM(groups, group + 1);
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(holders); i++, ++*place) {
            PyObject *block = held_by(table, PyList_GET_ITEM(holders, i), size);
            if (!block) return PyErr_Occurred() ? -1 : -2;
            whole += PyBytes_GET_SIZE(block);
        }
    }
    return whole;
}

/* Lay what all hold, which was counted and has room, each row with the row of its holder. */
static void lay_counted(char *room, PyObject *groups, Py_ssize_t size, Py_ssize_t column) {
    for (Py_ssize_t group = 0; group < PyList_GET_SIZE(groups); group += 3) {
        PyObject *table = PyList_GET_ITEM(groups, group), *holders = PyList_GET_ITEM(groups, group + 1);
        int32_t parent = 0;
        is_group(groups, group, &parent);
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(holders); i++) {
            PyObject *block = held_by(table, PyList_GET_ITEM(holders, i), size);
            parent++;
            memcpy(room, PyBytes_AS_STRING(block), (size_t)PyBytes_GET_SIZE(block));
            for (Py_ssize_t left = PyBytes_GET_SIZE(block); left; left -= size, room += size)
                memcpy(room + column * NUMBER, &parent, sizeof parent);
        }
    }
}

static PyObject *lay_held(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 5) < 0) return NULL;
    Py_ssize_t numbers[3], place;
    for (int i = 0; i < 3; i++) {
        numbers[i] = PyLong_AsSsize_t(given[i + 1]);
        if (numbers[i] == -1 && PyErr_Occurred()) return NULL;
    }
    Py_ssize_t start = numbers[0], size = numbers[1], column = numbers[2];
    if (size <= 0 || size % NUMBER || column < 0 || column >= size / NUMBER) return refuse("no such column"), NULL;
    if (!PyList_Check(given[4]) || PyList_GET_SIZE(given[4]) % 3) return refuse("groups are a list of threes"), NULL;
    Py_ssize_t whole = count_held(given[4], size, &place);
    if (whole == -1) return NULL;
    if (whole < 0) return PyLong_FromSsize_t(-1 - place);
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = is_inside(start, 0, room.len);
    if (!bad && whole <= room.len - start) lay_counted((char *)room.buf + start, given[4], size, column);
    PyBuffer_Release(&room);
    return bad ? NULL : PyLong_FromSsize_t(whole / size);
}

static PyObject *write_numbers(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 3) < 0) return NULL;
    Py_ssize_t column = PyLong_AsSsize_t(given[1]);
    if (column == -1 && PyErr_Occurred()) return NULL;
    if (!PyList_Check(given[2])) return refuse("numbers are a list"), NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = 0;
    for (Py_ssize_t i = 0; !bad && i < PyList_GET_SIZE(given[2]); i++)
        bad = write_one(room.buf, room.len, column + i, PyList_GET_ITEM(given[2], i));
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
}

/* Write these numbers into columns of a row, where there are any. */
static int write_all(char *row, Py_ssize_t size, PyObject *columns, PyObject *numbers) {
    if (!PyList_GET_SIZE(numbers)) return 0;
    if (PyList_GET_SIZE(numbers) != PyBytes_GET_SIZE(columns) / NUMBER) return refuse("a number a column");
    return write_into(row, size, columns, ((PyListObject *)numbers)->ob_item);
}

/* Tell what is no row, with two lists of numbers in it and one after it. */
static int tell_view(Py_buffer *room, PyObject *const *given) {
    PyObject *view = given[1], *last = given[6];
    Py_ssize_t size = PyBytes_GET_SIZE(view), many = PyList_GET_SIZE(last);
    if (is_inside(0, size, room->len) < 0 || is_inside(size, many * NUMBER, room->len) < 0) return -1;
    if (view != given[7]) memcpy(room->buf, PyBytes_AS_STRING(view), (size_t)size);
    if (view != given[7] || given[3] != given[8])
        if (write_all(room->buf, size, given[2], given[3]) < 0) return -1;
    if (write_all(room->buf, size, given[4], given[5]) < 0) return -1;
    for (Py_ssize_t i = 0; i < many; i++)
        if (write_one((char *)room->buf + size, many * NUMBER, i, PyList_GET_ITEM(last, i)) < 0) return -1;
    return 0;
}

static PyObject *lay_told(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 9) < 0 || are_columns(given[2]) < 0 || are_columns(given[4]) < 0) return NULL;
    if (!PyBytes_CheckExact(given[1]) || PyBytes_GET_SIZE(given[1]) % NUMBER) return refuse("a row is bytes"), NULL;
    if (!PyList_Check(given[3]) || !PyList_Check(given[5])) return refuse("numbers are a list"), NULL;
    if (!PyList_Check(given[6])) return refuse("numbers are a list"), NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = tell_view(&room, given);
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
}

static PyObject *clear_bytes(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 3) < 0) return NULL;
    Py_ssize_t first = PyLong_AsSsize_t(given[1]), after = PyLong_AsSsize_t(given[2]);
    if (PyErr_Occurred()) return NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = is_inside(first, after - first, room.len);
    if (!bad) memset((char *)room.buf + first, 0, (size_t)(after - first));
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef functions[] = {
    {"clear_bytes", (PyCFunction)(void (*)(void))clear_bytes, METH_FASTCALL, NULL},
    {"lay_told", (PyCFunction)(void (*)(void))lay_told, METH_FASTCALL, NULL},
    {"found_row", (PyCFunction)(void (*)(void))found_row, METH_FASTCALL, NULL},
    {"known_among", (PyCFunction)(void (*)(void))known_among, METH_FASTCALL, NULL},
    {"changed_row", (PyCFunction)(void (*)(void))changed_row, METH_FASTCALL, NULL},
    {"lay_rows", (PyCFunction)(void (*)(void))lay_rows, METH_FASTCALL, NULL},
    {"lay_changed", (PyCFunction)(void (*)(void))lay_changed, METH_FASTCALL, NULL},
    {"lay_cards", (PyCFunction)(void (*)(void))lay_cards, METH_FASTCALL, NULL},
    {"lay_held", (PyCFunction)(void (*)(void))lay_held, METH_FASTCALL, NULL},
    {"lay_options", (PyCFunction)(void (*)(void))lay_options, METH_FASTCALL, NULL},
    {"note_parts", (PyCFunction)(void (*)(void))note_parts, METH_FASTCALL, NULL},
    {"note_changes", (PyCFunction)(void (*)(void))note_changes, METH_FASTCALL, NULL},
    {"number_at", (PyCFunction)(void (*)(void))number_at, METH_FASTCALL, NULL},
    {"picked", (PyCFunction)(void (*)(void))picked, METH_FASTCALL, NULL},
    {"spread", (PyCFunction)(void (*)(void))spread, METH_FASTCALL, NULL},
    {"places_holding", (PyCFunction)(void (*)(void))places_holding, METH_FASTCALL, NULL},
    {"told_list", (PyCFunction)(void (*)(void))told_list, METH_FASTCALL, NULL},
    {"write_numbers", (PyCFunction)(void (*)(void))write_numbers, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_packing", NULL, 0, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__packing(void) {
    make_sums();
    return PyModuleDef_Init(&module);
}

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

/* Tell whether two lists of so many hold the same objects; most are short. */
static inline int are_same(PyObject **items, PyObject **others, Py_ssize_t many) {
    if (many > 16) return !memcmp(items, others, (size_t)many * sizeof *items);
    while (many && items[many - 1] == others[many - 1]) many--;
    return !many;
}

static int is_empty(PyObject *column) { return PyList_CheckExact(column) && !PyList_GET_SIZE(column); }

/* Note a column in its place among those that were noted, which share no lists with it; 1 if it was another, or -1. */
static int note_one(PyObject *now, PyObject *noted, Py_ssize_t place) {
    PyObject *then = PyList_GET_ITEM(noted, place);
    if (now == then) return 0;
    if (PyList_Check(now) && PyList_Check(then) && PyList_GET_SIZE(now) == PyList_GET_SIZE(then)) {
        Py_ssize_t many = PyList_GET_SIZE(now);
        PyObject **items = ((PyListObject *)now)->ob_item, **before = ((PyListObject *)then)->ob_item;
        if (are_same(items, before, many)) return 0;
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

/* -- Desks: whole zones laid out from an engine's columns, as a scheme (`ludoteca.kernel.schemes`) has it -- */

#define MOST_PLACES 64
#define ALWAYS 61
#define SOURCE 5

enum step { KEPT, PILES, STANDING };
enum source { HERE, THERE, ALL, LESS, LEFT, IS, ROW };
enum about { NOTHING_ABOUT, CARD_ABOUT, ASKED_ABOUT };
/* What an option concerns: nothing, the card that its first number calls, or what a filler must be asked. */

/* What lies in a row: the object that it was copied from, which of its rows, for which zone; and its card, or -1. */
struct lain {
    PyObject *row;
    int32_t zone, part, card;
};

/* How a zone lies: from which row up to which, by what list of rows, whether there are cards among them, and the row of
   what stands in each place. */
struct laid {
    Py_ssize_t start, end;
    PyObject *rows;
    int has_cards;
    int32_t held[MOST_PLACES];
};

typedef struct {
    PyObject_HEAD
    Py_buffer entities, told, options, mask;
    Py_ssize_t size, room, zones;
    int32_t own;
    struct lain *lain;
    struct laid *laid;
    Py_ssize_t before, chosen;
    PyObject *view, *lies;
    long long pending;
    int32_t **changing;
    Py_ssize_t *changes;
    int32_t *rows_of;
    Py_ssize_t cards, room_for_cards;
} Desk;

/* A scheme as it is read, and what it is read for. */
struct reading {
    const int32_t *next, *end;
    PyObject *columns, *rows, *printed, *follows, *needed;
    Py_ssize_t count;
    int32_t seat;
    int is_same, has_shifted;
    long long changed;
};

static int read_next(struct reading *reading, int32_t *number) {
    if (reading->next >= reading->end) return refuse("a scheme ends too soon");
    *number = *reading->next++;
    return 0;
}

static int read_zone(const Desk *desk, struct reading *reading, int32_t *zone) {
    if (read_next(reading, zone) < 0) return -1;
    return *zone < 0 || *zone >= desk->zones ? refuse("no such zone") : 0;
}

/* Take a column of the engine by its number, not counted anew; NULL where there is none. */
static PyObject *column_at(PyObject *columns, int32_t number) {
    if (number < 0 || number >= PyList_GET_SIZE(columns)) return refuse("no such column of the engine"), NULL;
    return PyList_GET_ITEM(columns, number);
}

/* Read a number, as nearly all are without a call. */
static inline int read_number(PyObject *from, int32_t *number) {
    long value;
    if (!is_short(from, &value) || value > INT32_MAX || value < INT32_MIN) return read_one(from, number);
    *number = (int32_t)value;
    return 0;
}

/* Read the entry of a list in a place. */
static inline int number_of(PyObject *column, Py_ssize_t place, int32_t *number) {
    if (place < 0 || place >= PyList_GET_SIZE(column)) return refuse("no such place in the column");
    return read_number(PyList_GET_ITEM(column, place), number);
}

/* Take a column of the engine that is a list, not counted anew; NULL where it is none. */
static PyObject *list_at(PyObject *columns, int32_t number) {
    PyObject *column = column_at(columns, number);
    if (column && !PyList_Check(column)) return refuse("a column is a list"), NULL;
    return column;
}

/* Take the column of who knows what, if there is one. */
static int known_at(PyObject *columns, int32_t number, PyObject **known) {
    *known = number >= 0 ? list_at(columns, number) : NULL;
    return number >= 0 && !*known ? -1 : 0;
}

/* Tell whether a seat knows a card, by a column of bits; all are known where there is no column. */
static inline int is_known(PyObject *known, Py_ssize_t card, int32_t seat) {
    int32_t bits;
    if (!known) return 1;
    if (number_of(known, card, &bits) < 0) return -1;
    return bits >> seat & 1;
}

/* Lay a row, which has its size, in the next row of the array, unless it lies there; NULL where there is no room. */
static inline char *lay_next(Desk *desk, struct reading *reading, PyObject *row, int32_t zone, int32_t part) {
    Py_ssize_t number = reading->count++;
    if (number >= desk->room) return NULL;
    struct lain *lain = desk->lain + number;
    char *at = (char *)desk->entities.buf + number * desk->size;
    lain->card = -1;
    if (lain->row != row || lain->zone != zone || lain->part != part) {
        memcpy(at, PyBytes_AS_STRING(row) + part * desk->size, (size_t)desk->size);
        Py_XSETREF(lain->row, Py_NewRef(row));
        lain->zone = zone, lain->part = part;
    }
    return at;
}

static inline void write_number(char *row, int32_t column, int32_t number) {
    memcpy(row + column * NUMBER, &number, sizeof number);
}

/* Ask for a row that was never made: of a card, or of a place in a zone. */
static int ask_for(struct reading *reading, int32_t zone, Py_ssize_t which) {
    for (int i = 0; i < 2; i++) {
        PyObject *number = PyLong_FromSsize_t(i ? which : zone);
        int bad = number ? PyList_Append(reading->needed, number) : -1;
        Py_XDECREF(number);
        if (bad < 0) return -1;
    }
    return 0;
}

/* Check a row that a filler has made; 0 where it has not made any. */
static inline int is_made(const Desk *desk, PyObject *row) {
    if (!PyBytes_CheckExact(row)) return refuse("rows are bytes");
    if (PyBytes_GET_SIZE(row) == desk->size) return 1;
    return PyBytes_GET_SIZE(row) ? refuse("a row has its size") : 0;
}

static inline int note_row(Desk *desk, Py_ssize_t card, Py_ssize_t row) {
    if (card < 0 || card >= desk->cards) return refuse("no such card, or no number");
    desk->rows_of[card] = (int32_t)row;
    desk->lain[row - 1].card = (int32_t)card;
    return 0;
}

/* Lay rows that a filler has made, one or several in a piece, as they are. */
static int lay_kept(Desk *desk, struct reading *reading) {
    int32_t zone;
    if (read_zone(desk, reading, &zone) < 0) return -1;
    PyObject *blocks = list_at(reading->rows, zone);
    for (Py_ssize_t i = 0; blocks && i < PyList_GET_SIZE(blocks); i++) {
        PyObject *block = PyList_GET_ITEM(blocks, i);
        if (!PyBytes_CheckExact(block) || PyBytes_GET_SIZE(block) % desk->size) return refuse("rows are bytes");
        int32_t parts = (int32_t)(PyBytes_GET_SIZE(block) / desk->size);
        for (int32_t part = 0; part < parts; part++) lay_next(desk, reading, block, zone, part);
    }
    return blocks ? 0 : -1;
}

/* Where cards of a zone lie that have the same holder, and whose they are; 0 where that is not told. */
struct pile {
    int32_t zone, place, holder, own;
    PyObject *known;
};

/* Lay a card as it is printed, if the seat knows it, with its zone, its number there, its holder, and whose it is. */
static inline int lay_card(Desk *desk, struct reading *reading, struct pile *pile, Py_ssize_t card) {
    int knows = is_known(pile->known, card, reading->seat);
    if (knows <= 0) return knows;
    if (card < 0 || card >= PyList_GET_SIZE(reading->printed)) return refuse("no such card, or no number");
    PyObject *row = PyList_GET_ITEM(reading->printed, card);
    int made = is_made(desk, row);
    if (made <= 0) return made ? -1 : ask_for(reading, pile->zone, card);
    char *at = lay_next(desk, reading, row, pile->zone, 0);
    int32_t *columns = desk->changing[pile->zone], place = pile->place++;
    if (!at) return 0;
    write_number(at, columns[0], pile->zone + 1);
    write_number(at, columns[1], place);
    write_number(at, columns[2], pile->holder);
    if (pile->own) write_number(at, desk->own, pile->own);
    return note_row(desk, card, reading->count);
}

static int read_pile(const Desk *desk, struct reading *reading, struct pile *pile) {
    int32_t known_by;
    if (read_zone(desk, reading, &pile->zone) < 0 || read_next(reading, &known_by) < 0) return -1;
    if (desk->changes[pile->zone] != 3) return refuse("a card is told with its zone, its number and its holder");
    return known_at(reading->columns, known_by, &pile->known);
}

/* Lay the cards of a column of piles; those of a pile whose holder has no row are not told. */
static int lay_piles(Desk *desk, struct reading *reading) {
    int32_t column, holders, tells_own;
    struct pile pile = {0};
    if (read_pile(desk, reading, &pile) < 0 || read_next(reading, &column) < 0) return -1;
    if (read_next(reading, &holders) < 0 || read_next(reading, &tells_own) < 0) return -1;
    PyObject *piles = list_at(reading->columns, column);
    if (!piles) return -1;
    if (holders >= desk->zones) return refuse("no such zone");
    if (holders >= 0 && PyList_GET_SIZE(piles) > MOST_PLACES) return refuse("as many places as there can be");
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(piles); i++) {
        PyObject *cards = PyList_GET_ITEM(piles, i);
        if (!PyList_Check(cards)) return refuse("a pile is a list of cards");
        pile.holder = holders >= 0 ? desk->laid[holders].held[i] : 0;
        pile.own = tells_own ? i == reading->seat ? 1 : -1 : 0;
        pile.place = 0;
        if (holders >= 0 && !pile.holder) continue;
        for (Py_ssize_t n = 0; n < PyList_GET_SIZE(cards); n++)
            if (lay_card(desk, reading, &pile, place_of(PyList_GET_ITEM(cards, n))) < 0) return -1;
    }
    return 0;
}

static inline int32_t row_of_card(const Desk *desk, Py_ssize_t card) {
    return card >= 0 && card < desk->cards ? desk->rows_of[card] : 0;
}

/* What stands in a zone, place by place, and from where its rows and numbers come. */
struct standing {
    int32_t zone, are_cards, noted_from, rows_from, numbers, many;
    const int32_t *follows, *tells;
    PyObject *rows;
    int32_t places[MOST_PLACES], things[MOST_PLACES];
    int32_t here[MOST_PLACES];
};

static int read_sources(struct reading *reading, int32_t *many, const int32_t **sources) {
    if (read_next(reading, many) < 0) return -1;
    if (*many < 0 || *many > (reading->end - reading->next) / SOURCE) return refuse("a scheme ends too soon");
    *sources = reading->next;
    reading->next += *many * SOURCE;
    return 0;
}

/* Read what stands where; of what the seat does not know, the thing is noted as -1. */
static int read_standing(const Desk *desk, struct reading *reading, struct standing *all, Py_ssize_t *places) {
    int32_t column, known_by, thing;
    PyObject *known;
    if (read_zone(desk, reading, &all->zone) < 0 || read_next(reading, &column) < 0) return -1;
    if (read_next(reading, &known_by) < 0 || read_next(reading, &all->are_cards) < 0) return -1;
    if (read_next(reading, &all->noted_from) < 0) return -1;
    if (read_sources(reading, &all->rows_from, &all->follows) < 0) return -1;
    if (read_sources(reading, &all->numbers, &all->tells) < 0) return -1;
    if (all->numbers != desk->changes[all->zone]) return refuse("a number a column");
    PyObject *column_of = list_at(reading->columns, column);
    all->rows = list_at(reading->rows, all->zone);
    if (!column_of || !all->rows || known_at(reading->columns, known_by, &known) < 0) return -1;
    *places = PyList_GET_SIZE(column_of);
    if (*places > MOST_PLACES) return refuse("as many places as there can be");
    if (PyList_GET_SIZE(all->rows) < *places) return refuse("a row a place");
    all->many = 0;
    for (int32_t place = 0; place < *places; place++) {
        if (number_of(column_of, place, &thing) < 0) return -1;
        if (thing < 0) continue;
        int knows = is_known(known, thing, reading->seat);
        if (knows < 0) return -1;
        all->places[all->many] = place;
        all->things[all->many++] = knows ? thing : -1;
    }
    return 0;
}

/* Read numbers of a column, by the places or by the things in them; 0 of what is not known. */
static int read_column(PyObject *columns, int32_t number, const int32_t *by, struct standing *all, int32_t *numbers) {
    PyObject *column = list_at(columns, number);
    if (!column) return -1;
    for (int32_t i = 0; i < all->many; i++) {
        numbers[i] = 0;
        if (all->things[i] >= 0 && number_of(column, by[i], numbers + i) < 0) return -1;
    }
    return 0;
}

/* Find the numbers of all that stands there where their source says. */
static int read_source(const Desk *desk, const int32_t *source, PyObject *columns, struct standing *all) {
    int32_t *here = all->here, other[MOST_PLACES], bits[MOST_PLACES], number, many = all->many;
    switch (source[0]) {
    case HERE: return read_column(columns, source[1], all->places, all, here);
    case THERE: return read_column(columns, source[1], all->things, all, here);
    case ALL: {
        PyObject *column = column_at(columns, source[1]);
        if (!column || read_number(column, &number) < 0) return -1;
        for (int32_t i = 0; i < many; i++) here[i] = number;
        return 0;
    }
    case LESS:
        if (read_column(columns, source[1], all->places, all, here) < 0) return -1;
        if (read_column(columns, source[2], all->things, all, other) < 0) return -1;
        for (int32_t i = 0; i < many; i++) here[i] = (int32_t)((uint32_t)here[i] - (uint32_t)other[i]);
        return 0;
    case LEFT:
        if (read_column(columns, source[1], all->places, all, here) < 0) return -1;
        if (read_column(columns, source[2], all->places, all, other) < 0) return -1;
        if (read_column(columns, source[3], all->places, all, bits) < 0) return -1;
        for (int32_t i = 0; i < many; i++) {
            int is_none = bits[i] & source[4] || here[i] <= other[i];
            here[i] = is_none ? 0 : (int32_t)((uint32_t)here[i] - (uint32_t)other[i]);
        }
        return 0;
    case IS:
        if (read_column(columns, source[1], all->places, all, here) < 0) return -1;
        for (int32_t i = 0; i < many; i++) here[i] = here[i] >= 0 && all->things[i] >= 0;
        return 0;
    case ROW:
        if (read_column(columns, source[1], all->places, all, here) < 0) return -1;
        for (int32_t i = 0; i < many; i++) here[i] = all->things[i] >= 0 ? row_of_card(desk, here[i]) : 0;
        return 0;
    default: return refuse("no such source of a number");
    }
}

/* Note numbers that rows follow from, in the next part of what is noted, and which of the things have others now. */
static int note_numbers(struct reading *reading, Py_ssize_t places, struct standing *all, char *others) {
    Py_ssize_t left = PyByteArray_GET_SIZE(reading->follows) / NUMBER - all->noted_from;
    if (left < places) return refuse("no room for what rows follow from");
    int32_t *then = (int32_t *)PyByteArray_AS_STRING(reading->follows) + all->noted_from;
    all->noted_from += (int32_t)places;
    for (int32_t i = 0; i < all->many; i++) {
        if (then[all->places[i]] == all->here[i]) continue;
        then[all->places[i]] = all->here[i], others[i] = 1;
    }
    return 0;
}

/* Ask for the rows of a zone that were never made, or follow from other numbers now. */
static int check_standing(Desk *desk, struct reading *reading) {
    struct standing all;
    char others[MOST_PLACES] = {0};
    Py_ssize_t places;
    if (read_standing(desk, reading, &all, &places) < 0) return -1;
    if (all.noted_from < 0) return 0;
    memcpy(all.here, all.things, (size_t)all.many * sizeof *all.here);
    if (note_numbers(reading, places, &all, others) < 0) return -1;
    for (int32_t i = 0; i < all.rows_from; i++) {
        if (read_source(desk, all.follows + i * SOURCE, reading->columns, &all) < 0) return -1;
        if (note_numbers(reading, places, &all, others) < 0) return -1;
    }
    for (int32_t i = 0; i < all.many; i++) {
        int made = is_made(desk, PyList_GET_ITEM(all.rows, all.places[i]));
        if (made < 0 || ((!made || others[i]) && ask_for(reading, all.zone, all.places[i]) < 0)) return -1;
    }
    return 0;
}

/* Lay the rows of all that stands in a zone; what is not known has a row without numbers. */
static int lay_standing(Desk *desk, struct reading *reading) {
    struct standing all;
    char *rows[MOST_PLACES];
    Py_ssize_t places;
    if (read_standing(desk, reading, &all, &places) < 0) return -1;
    int32_t held[MOST_PLACES] = {0}, *held_before = desk->laid[all.zone].held;
    for (int32_t i = 0; i < all.many; i++) {
        PyObject *row = PyList_GET_ITEM(all.rows, all.places[i]);
        int made = is_made(desk, row);
        if (made <= 0) return made ? -1 : refuse("a row has its size");
        rows[i] = lay_next(desk, reading, row, all.zone, 0);
        if (!rows[i] || all.things[i] < 0) continue;
        held[all.places[i]] = (int32_t)reading->count;
        if (all.are_cards && note_row(desk, all.things[i], reading->count) < 0) return -1;
    }
    if (memcmp(held, held_before, sizeof held)) {
        memcpy(held_before, held, sizeof held);
        reading->has_shifted = 1;
    }
    for (int32_t n = 0; n < all.numbers; n++) {
        if (read_source(desk, all.tells + n * SOURCE, reading->columns, &all) < 0) return -1;
        for (int32_t i = 0; i < all.many; i++)
            if (rows[i]) write_number(rows[i], desk->changing[all.zone][n], all.things[i] < 0 ? 0 : all.here[i]);
    }
    return 0;
}

/* Leave a zone as it lies; tell whether it can be left. */
static int leave_zone(Desk *desk, struct reading *reading, int32_t zone, long long follows, int is_tied) {
    struct laid *laid = desk->laid + zone;
    if (!reading->is_same || reading->changed & follows || laid->start != reading->count) return 0;
    if ((is_tied && reading->has_shifted) || laid->rows != entry_of(reading->rows, zone)) return 0;
    for (Py_ssize_t row = laid->start; laid->has_cards && row < laid->end; row++) {
        int32_t card = desk->lain[row].card;
        if (card >= 0 && card < desk->cards) desk->rows_of[card] = (int32_t)row + 1;
    }
    reading->count = laid->end;
    return 1;
}

static int lay_zone(Desk *desk, struct reading *reading, int32_t kind, int32_t zone) {
    struct laid *laid = desk->laid + zone;
    if (laid->start != reading->count) reading->has_shifted = 1;
    laid->start = reading->count;
    PyObject *rows = entry_of(reading->rows, zone);
    if (!rows) return -1;
    Py_XSETREF(laid->rows, Py_NewRef(rows));
    int bad = kind == KEPT    ? lay_kept(desk, reading)
              : kind == PILES ? lay_piles(desk, reading)
                              : lay_standing(desk, reading);
    laid->end = reading->count, laid->has_cards = kind != KEPT;
    return bad;
}

/* Read a set of columns, told as two numbers of 31 bits. */
static inline long long read_set(const int32_t *halves) {
    return (long long)(halves[0] & INT32_MAX) | (long long)(halves[1] & INT32_MAX) << 31;
}

/* Go through all steps: first to ask for rows that are not made, or no more what they were, then to lay them.

   A step says its kind, how many numbers follow, the set of columns that it follows from, whether it follows from where
   others lie as well, and its zone first of those numbers. A set may have more than columns: what is laid always. */
static int follow_scheme(Desk *desk, struct reading *reading, const int32_t *end, int only_checks) {
    while (reading->next < end) {
        if (end - reading->next < 6) return refuse("a scheme ends too soon");
        const int32_t *step = reading->next, kind = step[0], length = step[1], zone = step[5];
        if (kind < KEPT || kind > STANDING) return refuse("no such step of a scheme");
        if (length < 1 || length > end - step - 5) return refuse("a scheme ends too soon");
        if (zone < 0 || zone >= desk->zones) return refuse("no such zone");
        long long follows = read_set(step + 2);
        reading->next = step + 5, reading->end = step + 5 + length;
        int bad = 0;
        if (only_checks) bad = kind == STANDING && reading->changed & follows ? check_standing(desk, reading) : 0;
        else if (!leave_zone(desk, reading, zone, follows, step[4])) bad = lay_zone(desk, reading, kind, zone);
        if (bad < 0) return -1;
        reading->next = step + 5 + length;
    }
    return 0;
}

/* Note which of these columns are others than they were when the seat was told last, which stand in another list. */
static int note_all(PyObject *columns, PyObject *noted, long long which, long long *changed) {
    Py_ssize_t many = PyList_GET_SIZE(columns);
    if (many != PyList_GET_SIZE(noted) || many > ALWAYS) return refuse("as many columns as before");
    for (Py_ssize_t i = 0; i < many; i++) {
        if (!(which >> i & 1)) continue;
        int one = note_one(PyList_GET_ITEM(columns, i), noted, i);
        if (one < 0) return -1;
        if (one) *changed |= 1LL << i;
    }
    return 0;
}

/* Make room to note the rows of so many cards, none of which has one. */
static int forget_rows(Desk *desk, Py_ssize_t cards) {
    if (cards > desk->room_for_cards) {
        int32_t *grown = PyMem_Realloc(desk->rows_of, (size_t)cards * sizeof *grown);
        if (!grown) return PyErr_NoMemory(), -1;
        desk->rows_of = grown, desk->room_for_cards = cards;
    }
    desk->cards = cards;
    if (cards) memset(desk->rows_of, 0, (size_t)cards * sizeof *desk->rows_of);
    return 0;
}

/* Clear the rows that were filled before and are not now. */
static void clear_rest(Desk *desk, Py_ssize_t count) {
    if (count < desk->before) {
        Py_ssize_t start = count * desk->size;
        memset((char *)desk->entities.buf + start, 0, (size_t)(desk->before * desk->size - start));
        for (Py_ssize_t i = count; i < desk->before; i++) Py_CLEAR(desk->lain[i].row);
    }
    desk->before = count;
}

/* Lay out rows: (scheme, columns, those that were noted, rows by zone, printed rows, what rows follow from, the seat,
   what is needed).

   Returns how many rows there are. Where there is no room for so many, or where rows are needed that were never made or
   are no more what they were, which stand in `needed` then, by zone and card or place, they do not all lie there. What
   rows follow from is noted for each seat, as the columns are, and tells whether the same seat was told last. */
static PyObject *desk_lay(Desk *desk, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 8) < 0) return NULL;
    struct reading reading = {0};
    if (are_columns(given[0]) < 0 || read_one(given[6], &reading.seat) < 0) return NULL;
    if (reading.seat < 0 || reading.seat >= MOST_SEATS) return refuse("no such number of a seat"), NULL;
    for (int i = 1; i < 8; i += i == 4 ? 3 : 1)
        if (!PyList_Check(given[i])) return refuse("columns, rows and what is needed are lists"), NULL;
    if (!PyByteArray_Check(given[5])) return refuse("what rows follow from is a bytearray"), NULL;
    const int32_t *code = (const int32_t *)PyBytes_AS_STRING(given[0]);
    const int32_t *end = code + PyBytes_GET_SIZE(given[0]) / NUMBER;
    if (end - code < 2) return refuse("a scheme begins with the columns that are noted"), NULL;
    reading.columns = given[1], reading.rows = given[3], reading.printed = given[4], reading.follows = given[5];
    reading.needed = given[7];
    reading.is_same = desk->lies == given[5];
    if (note_all(given[1], given[2], read_set(code), &desk->pending) < 0) return NULL;
    reading.changed = desk->pending | 1LL << ALWAYS;
    reading.next = code + 2;
    if (follow_scheme(desk, &reading, end, 1) < 0) return NULL;
    if (PyList_GET_SIZE(reading.needed)) return PyLong_FromSsize_t(0);
    Py_CLEAR(desk->lies);
    reading.next = code + 2;
    if (forget_rows(desk, PyList_GET_SIZE(given[4])) < 0 || follow_scheme(desk, &reading, end, 0) < 0) return NULL;
    if (reading.count <= desk->room && !PyList_GET_SIZE(reading.needed)) {
        clear_rest(desk, reading.count);
        desk->lies = Py_NewRef(given[5]);
        desk->pending = 0;
    }
    return PyLong_FromSsize_t(reading.count);
}

/* What the options of an act concern, as a table of the game has it by their verb. */
struct concern {
    int32_t kind, word, nothing, column;
};

/* Tell an option by the card that it concerns: its first number, or what a column has there. */
static int tell_card(
    const Desk *desk, char *room, PyObject *raw, struct concern about, PyObject *columns, int32_t source
) {
    struct called called = {.word = about.nothing};
    if (PyTuple_GET_SIZE(raw) < 2) return refuse("an option has a number that calls its row");
    PyObject *card = PyTuple_GET_ITEM(raw, 1);
    if (about.column >= 0) {
        PyObject *column = column_at(columns, about.column);
        card = column ? entry_of(column, place_of(card)) : NULL;
    }
    if (!card || !PyLong_Check(card)) return card ? refuse("cards are numbers") : -1;
    Py_ssize_t number = place_of(card);
    if (number >= 0) called.word = about.word, called.value = card, called.row = row_of_card(desk, number);
    return write_option(room, raw, &called, source);
}

/* Tell options; return the place of one of which it must be said first what it concerns, or how many there are. */
static Py_ssize_t tell_raws(
    const Desk *desk, PyObject *raws, PyObject *abouts, PyObject *columns, PyObject *asked, int32_t source
) {
    Py_ssize_t next = 0, acts = PyBytes_GET_SIZE(abouts) / (Py_ssize_t)sizeof(struct concern);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(raws); i++) {
        PyObject *raw = PyList_GET_ITEM(raws, i);
        char *room = (char *)desk->options.buf + i * (Py_ssize_t)sizeof(int32_t[OPTION]);
        if (!PyTuple_Check(raw) || PyTuple_GET_SIZE(raw) < 1) return refuse("an option is a tuple of numbers");
        Py_ssize_t act = place_of(PyTuple_GET_ITEM(raw, 0));
        if (act < 0 || act >= acts) return refuse("no such act");
        struct concern about;
        memcpy(&about, PyBytes_AS_STRING(abouts) + act * (Py_ssize_t)sizeof about, sizeof about);
        struct called nothing = {0};
        if (about.kind == ASKED_ABOUT && PyList_GET_SIZE(asked) - next < CALLED) return i;
        int bad = about.kind == ASKED_ABOUT  ? tell_one(room, raw, ((PyListObject *)asked)->ob_item + next, source)
                  : about.kind == CARD_ABOUT ? tell_card(desk, room, raw, about, columns, source)
                                             : write_option(room, raw, &nothing, source);
        if (bad < 0) return -1;
        if (about.kind == ASKED_ABOUT) next += CALLED;
    }
    return PyList_GET_SIZE(raws);
}

/* Tell what is no row, and what is asked: whether anything is, whether it goes on, how many options, rule and row. */
static int tell_asked(Desk *desk, PyObject *view, const int32_t *asked) {
    Py_ssize_t size = PyBytes_GET_SIZE(view);
    if (is_inside(0, size, desk->told.len) < 0 || is_inside(size, 5 * NUMBER, desk->told.len) < 0) return -1;
    if (view != desk->view) {
        memcpy(desk->told.buf, PyBytes_AS_STRING(view), (size_t)size);
        Py_XSETREF(desk->view, Py_NewRef(view));
    }
    memcpy((char *)desk->told.buf + size, asked, (size_t)(5 * NUMBER));
    return 0;
}

/* Tell the rest: (what is no row, how it is asked, the rule, the card that asks, options, what their acts concern,
   columns, what else options concern). Returns the place of an option of which that must be said first, in five numbers
   as `packing.lay_options` has them; or how many options there are, when all is done. */
static PyObject *desk_tell(Desk *desk, PyObject *const *given, Py_ssize_t count) {
    int32_t how, asking, asked[5] = {0};
    if (are_counted(count, 8) < 0 || are_columns(given[0]) < 0 || are_columns(given[5]) < 0) return NULL;
    if (read_one(given[1], &how) < 0 || read_one(given[3], &asking) < 0) return NULL;
    if (read_one(given[2], asked + 3) < 0) return NULL;
    if (!PyList_Check(given[4]) || !PyList_Check(given[6]) || !PyList_Check(given[7]))
        return refuse("options, columns and numbers are lists"), NULL;
    Py_ssize_t many = PyList_GET_SIZE(given[4]), size = sizeof(int32_t[OPTION]);
    if (many > desk->mask.len || many > desk->options.len / size) return refuse("outside of the array"), NULL;
    asked[0] = how > 0, asked[1] = how > 1, asked[2] = (int32_t)many, asked[4] = row_of_card(desk, asking);
    Py_ssize_t done = tell_raws(desk, given[4], given[5], given[6], given[7], asked[4]);
    if (done < 0 || (done == many && tell_asked(desk, given[0], asked) < 0)) return NULL;
    if (done == many) {
        memset(desk->mask.buf, 1, (size_t)many);
        if (desk->chosen > many) {
            memset((char *)desk->options.buf + many * size, 0, (size_t)((desk->chosen - many) * size));
            memset((char *)desk->mask.buf + many, 0, (size_t)(desk->chosen - many));
        }
        desk->chosen = many;
    }
    return PyLong_FromSsize_t(done);
}

/* Return the row of a card, from 1, as it was laid out last; 0 where it has none. */
static PyObject *desk_row_of(Desk *desk, PyObject *card) {
    return PyLong_FromLong(row_of_card(desk, place_of(card)));
}

/* Write all anew next time: somebody else has written into the arrays. */
static PyObject *desk_forget(Desk *desk, PyObject *unused) {
    for (Py_ssize_t i = 0; i < desk->room; i++) Py_CLEAR(desk->lain[i].row);
    Py_CLEAR(desk->view);
    Py_CLEAR(desk->lies);
    desk->pending = 0;
    desk->before = desk->room;
    Py_ssize_t options = desk->options.len / (Py_ssize_t)sizeof(int32_t[OPTION]);
    desk->chosen = options < desk->mask.len ? options : desk->mask.len;
    return Py_NewRef(Py_None);
}

static void desk_free(Desk *desk) {
    for (Py_ssize_t i = 0; desk->lain && i < desk->room; i++) Py_CLEAR(desk->lain[i].row);
    for (Py_ssize_t zone = 0; desk->changing && zone < desk->zones; zone++) PyMem_Free(desk->changing[zone]);
    for (Py_ssize_t zone = 0; desk->laid && zone < desk->zones; zone++) Py_CLEAR(desk->laid[zone].rows);
    PyMem_Free(desk->lain);
    PyMem_Free(desk->changing);
    PyMem_Free(desk->changes);
    PyMem_Free(desk->laid);
    PyMem_Free(desk->rows_of);
    Py_CLEAR(desk->view);
    Py_CLEAR(desk->lies);
    Py_buffer *buffers[] = {&desk->entities, &desk->told, &desk->options, &desk->mask};
    for (int i = 0; i < 4; i++)
        if (buffers[i]->obj) PyBuffer_Release(buffers[i]);
    PyObject_Free(desk);
}

static PyMethodDef desk_methods[] = {
    {"lay", (PyCFunction)(void (*)(void))desk_lay, METH_FASTCALL, NULL},
    {"tell", (PyCFunction)(void (*)(void))desk_tell, METH_FASTCALL, NULL},
    {"row_of", (PyCFunction)desk_row_of, METH_O, NULL},
    {"forget", (PyCFunction)desk_forget, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject DeskType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "ludoteca.kernel._packing.Desk",
    .tp_basicsize = sizeof(Desk),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    .tp_dealloc = (destructor)desk_free,
    .tp_methods = desk_methods,
};

/* Note the columns of a zone that change often, all of which must be inside of a row. */
static int note_columns(Desk *desk, Py_ssize_t zone, PyObject *columns) {
    if (are_columns(columns) < 0) return -1;
    Py_ssize_t size = PyBytes_GET_SIZE(columns);
    desk->changing[zone] = PyMem_Malloc((size_t)(size ? size : 1));
    if (!desk->changing[zone]) return PyErr_NoMemory(), -1;
    memcpy(desk->changing[zone], PyBytes_AS_STRING(columns), (size_t)size);
    desk->changes[zone] = size / NUMBER;
    for (Py_ssize_t i = 0; i < desk->changes[zone]; i++) {
        int32_t column = desk->changing[zone][i];
        if (column < 0 || column >= desk->size / NUMBER) return refuse("no such column");
    }
    return 0;
}

static int fill_desk(Desk *desk, PyObject *const *given) {
    Py_buffer *buffers[] = {&desk->entities, &desk->told, &desk->options, &desk->mask};
    for (int i = 0; i < 4; i++)
        if (PyObject_GetBuffer(given[i], buffers[i], PyBUF_WRITABLE) < 0) return -1;
    desk->size = PyLong_AsSsize_t(given[4]);
    if (PyErr_Occurred() || read_one(given[5], &desk->own) < 0) return -1;
    if (desk->size <= 0 || desk->size % NUMBER) return refuse("a row has its size");
    if (desk->own < 0 || desk->own >= desk->size / NUMBER) return refuse("no such column");
    if (!PyList_Check(given[6])) return refuse("columns are a list");
    desk->zones = PyList_GET_SIZE(given[6]);
    desk->room = desk->entities.len / desk->size;
    size_t zones = (size_t)(desk->zones ? desk->zones : 1), room = (size_t)(desk->room ? desk->room : 1);
    desk->lain = PyMem_Calloc(room, sizeof *desk->lain);
    desk->changing = PyMem_Calloc(zones, sizeof *desk->changing);
    desk->changes = PyMem_Calloc(zones, sizeof *desk->changes);
    desk->laid = PyMem_Calloc(zones, sizeof *desk->laid);
    if (!desk->lain || !desk->changing || !desk->changes || !desk->laid) return PyErr_NoMemory(), -1;
    for (Py_ssize_t zone = 0; zone < desk->zones; zone++)
        if (note_columns(desk, zone, PyList_GET_ITEM(given[6], zone)) < 0) return -1;
    Py_DECREF(desk_forget(desk, NULL));
    return 0;
}

static PyObject *desk_over(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 7) < 0) return NULL;
    Desk *desk = PyObject_New(Desk, &DeskType);
    if (!desk) return NULL;
    memset((char *)desk + sizeof desk->ob_base, 0, sizeof *desk - sizeof desk->ob_base);
    if (fill_desk(desk, given) < 0) Py_CLEAR(desk);
    return (PyObject *)desk;
}

static PyMethodDef functions[] = {
    {"desk_over", (PyCFunction)(void (*)(void))desk_over, METH_FASTCALL, NULL},
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
    if (PyType_Ready(&DeskType) < 0) return NULL;
    return PyModuleDef_Init(&module);
}

/* The quick form of `ludoteca.kernel.packing`, which says what each function does and does the same without this. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define NUMBER ((Py_ssize_t)sizeof(int32_t))

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

/* Write a number, or a list of them that is told already, at a column of a row. */
static int write_one(char *row, Py_ssize_t size, Py_ssize_t column, PyObject *number) {
    if (column < 0 || column >= size / NUMBER) return refuse("no such column");
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

static int lay_each(Py_buffer *room, Py_ssize_t place, PyObject *rows, PyObject *columns, PyObject *numbers) {
    Py_ssize_t many = PyBytes_GET_SIZE(columns) / NUMBER;
    if (PyList_GET_SIZE(numbers) != many * PyList_GET_SIZE(rows)) return refuse("a number a column");
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(rows); i++) {
        PyObject *row = PyList_GET_ITEM(rows, i);
        if (!PyBytes_CheckExact(row)) return refuse("rows are bytes");
        Py_ssize_t size = PyBytes_GET_SIZE(row);
        if (is_inside(place, size, room->len) < 0) return -1;
        memcpy((char *)room->buf + place, PyBytes_AS_STRING(row), (size_t)size);
        PyObject **first = ((PyListObject *)numbers)->ob_item + i * many;
        if (write_into((char *)room->buf + place, size, columns, first) < 0) return -1;
        place += size;
    }
    return 0;
}

static PyObject *lay_changed(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    if (are_counted(count, 5) < 0 || are_columns(given[3]) < 0) return NULL;
    Py_ssize_t place = PyLong_AsSsize_t(given[1]);
    if (place == -1 && PyErr_Occurred()) return NULL;
    if (!PyList_Check(given[2]) || !PyList_Check(given[4])) return refuse("rows and numbers are lists"), NULL;
    Py_buffer room;
    if (PyObject_GetBuffer(given[0], &room, PyBUF_WRITABLE) < 0) return NULL;
    int bad = lay_each(&room, place, given[2], given[3], given[4]);
    PyBuffer_Release(&room);
    return bad ? NULL : Py_NewRef(Py_None);
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

static PyMethodDef functions[] = {
    {"changed_row", (PyCFunction)(void (*)(void))changed_row, METH_FASTCALL, NULL},
    {"lay_rows", (PyCFunction)(void (*)(void))lay_rows, METH_FASTCALL, NULL},
    {"lay_changed", (PyCFunction)(void (*)(void))lay_changed, METH_FASTCALL, NULL},
    {"write_numbers", (PyCFunction)(void (*)(void))write_numbers, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_packing", NULL, 0, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__packing(void) { return PyModuleDef_Init(&module); }

/* The network of a learnt judgement, reckoned in whole numbers: the same as `ludoteca.bots.learnt` does with numpy.

All numbers are doubles that hold whole numbers below 2 to the 53rd, whose sums are exact in any order. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>

#define WIDEST 256 /* The most columns that a layer may have. */
#define PARTS 10

enum { WORDS, THINGS, TRAITS, SCALE, SHIFT, INTO, BIAS, ON, ON_BIAS, OUT };

typedef struct {
    PyObject_HEAD
    Py_buffer part[PARTS];
    int held;
    Py_ssize_t wide, broad, traits, numbers, hidden, second, words, things;
    double unit;
} Network;

static const double *
numbers_of(Network *self, int part)
{
    return (const double *)self->part[part].buf;
}

static Py_ssize_t
length_of(Network *self, int part)
{
    return self->part[part].len / (Py_ssize_t)sizeof(double);
}

static void
Network_dealloc(Network *self)
{
    for (int i = 0; i < self->held; i++)
        PyBuffer_Release(&self->part[i]);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int
Network_init(Network *self, PyObject *args, PyObject *kwargs)
{
    PyObject *given[PARTS];
    (void)kwargs;
    if (self->held) {
        PyErr_SetString(PyExc_RuntimeError, "a network is made once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "dOOOOOOOOOO", &self->unit, &given[0], &given[1], &given[2], &given[3], &given[4],
                          &given[5], &given[6], &given[7], &given[8], &given[9]))
        return -1;
    for (int i = 0; i < PARTS; i++) {
        if (PyObject_GetBuffer(given[i], &self->part[i], PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
            return -1;
        self->held = i + 1;
        if (self->part[i].itemsize != sizeof(double) || !self->part[i].format || strcmp(self->part[i].format, "d")) {
            PyErr_SetString(PyExc_TypeError, "weights are arrays of doubles");
            return -1;
        }
    }
    if (self->part[WORDS].ndim != 2 || self->part[THINGS].ndim != 2 || self->part[TRAITS].ndim != 2) {
        PyErr_SetString(PyExc_ValueError, "tables have rows and columns");
        return -1;
    }
    self->words = self->part[WORDS].shape[0];
    self->wide = self->part[WORDS].shape[1];
    self->things = self->part[THINGS].shape[0];
    self->broad = self->part[THINGS].shape[1];
    self->traits = self->part[TRAITS].shape[0];
    self->numbers = length_of(self, SCALE);
    self->hidden = length_of(self, BIAS);
    self->second = length_of(self, ON_BIAS);
    Py_ssize_t inputs = self->wide + 2 * self->broad + self->numbers;
    if (self->part[TRAITS].shape[1] != self->broad || length_of(self, SHIFT) != self->numbers ||
        length_of(self, INTO) != inputs * self->hidden || length_of(self, ON) != self->hidden * self->second ||
        length_of(self, OUT) != self->second || inputs > WIDEST || self->hidden > WIDEST ||
        self->second > WIDEST || self->traits > WIDEST) {
        PyErr_SetString(PyExc_ValueError, "the layers do not fit each other");
        return -1;
    }
    return 0;
}

/* Find a row of a table by its number in Python; NULL and an error where there is none. */
static const double *
row_of(const double *table, Py_ssize_t rows, Py_ssize_t columns, PyObject *number)
{
    Py_ssize_t row = PyLong_AsSsize_t(number);
    if (row == -1 && PyErr_Occurred())
        return NULL;
    if (row < 0 || row >= rows) {
        PyErr_SetString(PyExc_IndexError, "no such row");
        return NULL;
    }
    return table + row * columns;
}

/* Add what the things of one side make of their names and traits. */
static int
add_things(Network *self, PyObject *things, double *into)
{
    const double *weights = numbers_of(self, TRAITS);
    double made[WIDEST];
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(things); i++) {
        PyObject *thing = PyList_GET_ITEM(things, i);
        if (!PyTuple_Check(thing) || PyTuple_GET_SIZE(thing) != 2 || !PyList_Check(PyTuple_GET_ITEM(thing, 1)) ||
            PyList_GET_SIZE(PyTuple_GET_ITEM(thing, 1)) != self->traits) {
            PyErr_SetString(PyExc_ValueError, "a thing is a word and its traits");
            return -1;
        }
        const double *row = row_of(numbers_of(self, THINGS), self->things, self->broad, PyTuple_GET_ITEM(thing, 0));
        if (!row)
            return -1;
        for (Py_ssize_t k = 0; k < self->broad; k++)
            made[k] = row[k] * self->unit;
        for (Py_ssize_t j = 0; j < self->traits; j++) {
            double trait = PyFloat_AsDouble(PyList_GET_ITEM(PyTuple_GET_ITEM(thing, 1), j));
            if (trait == -1.0 && PyErr_Occurred())
                return -1;
            if (trait == 0.0)
                continue;
            trait = rint(trait * self->unit);
            const double *line = weights + j * self->broad;
            for (Py_ssize_t k = 0; k < self->broad; k++)
                made[k] += trait * line[k];
        }
        for (Py_ssize_t k = 0; k < self->broad; k++)
            if (made[k] > 0.0)
                into[k] += floor(made[k] / self->unit);
    }
    return 0;
}

/* Reckon a layer: what is not positive is nothing, the rest is in units again. */
static void
layer(const double *from, Py_ssize_t inputs, const double *weights, const double *bias, double *to, Py_ssize_t outputs,
      double unit)
{
    for (Py_ssize_t k = 0; k < outputs; k++)
        to[k] = bias[k];
    for (Py_ssize_t j = 0; j < inputs; j++) {
        double value = from[j];
        if (value == 0.0)
            continue;
        const double *line = weights + j * outputs;
        for (Py_ssize_t k = 0; k < outputs; k++)
            to[k] += value * line[k];
    }
    for (Py_ssize_t k = 0; k < outputs; k++)
        to[k] = to[k] > 0.0 ? floor(to[k] / unit) : 0.0;
}

static PyObject *
Network_reckon(Network *self, PyObject *const *args, Py_ssize_t count)
{
    double x[WIDEST] = {0}, hidden[WIDEST], second[WIDEST];
    if (count != 4 || !PyList_Check(args[0]) || !PyList_Check(args[1]) || !PyList_Check(args[2]) ||
        !PyList_Check(args[3]) || PyList_GET_SIZE(args[3]) != self->numbers) {
        PyErr_SetString(PyExc_TypeError, "words, our things, their things and numbers are lists");
        return NULL;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
        const double *row = row_of(numbers_of(self, WORDS), self->words, self->wide, PyList_GET_ITEM(args[0], i));
        if (!row)
            return NULL;
        for (Py_ssize_t k = 0; k < self->wide; k++)
            x[k] += row[k];
    }
    if (add_things(self, args[1], x + self->wide) < 0 || add_things(self, args[2], x + self->wide + self->broad) < 0)
        return NULL;
    double *numbers = x + self->wide + 2 * self->broad;
    for (Py_ssize_t j = 0; j < self->numbers; j++) {
        double number = PyFloat_AsDouble(PyList_GET_ITEM(args[3], j));
        if (number == -1.0 && PyErr_Occurred())
            return NULL;
        numbers[j] = rint((number - numbers_of(self, SHIFT)[j]) * numbers_of(self, SCALE)[j] * self->unit);
    }
    layer(x, self->wide + 2 * self->broad + self->numbers, numbers_of(self, INTO), numbers_of(self, BIAS), hidden,
          self->hidden, self->unit);
    layer(hidden, self->hidden, numbers_of(self, ON), numbers_of(self, ON_BIAS), second, self->second, self->unit);
    double out = 0.0;
    for (Py_ssize_t k = 0; k < self->second; k++)
        out += second[k] * numbers_of(self, OUT)[k];
    return PyFloat_FromDouble(out / (self->unit * self->unit));
}

static PyMethodDef network_methods[] = {
    {"reckon", (PyCFunction)(void (*)(void))Network_reckon, METH_FASTCALL,
     "Reckon what the network says of words, our things, their things and numbers."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetworkType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "ludoteca.bots._judging.Network",
    .tp_doc = "The network of a learnt judgement.",
    .tp_basicsize = sizeof(Network),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)Network_init,
    .tp_dealloc = (destructor)Network_dealloc,
    .tp_methods = network_methods,
};

static struct PyModuleDef judging = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_judging",
    .m_doc = "The network of a learnt judgement, reckoned in whole numbers.",
    .m_size = -1,
};

PyMODINIT_FUNC
PyInit__judging(void)
{
    PyObject *module = PyModule_Create(&judging);
    if (!module || PyModule_AddType(module, &NetworkType) < 0) {
        Py_XDECREF(module);
        return NULL;
    }
    return module;
}

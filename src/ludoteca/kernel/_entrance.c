/* The entrance of a compiled module into the library of its group; one file, copied, is that of every module.

   `setup.py` says which LIBRARY that is, and how the modules are called whose ENTRANCES are here. */

#include <Python.h>

/* Find a function that the library keeps in a capsule of this name. */
static void *kept(PyObject *library, PyObject *called) {
    PyObject *capsule = called ? PyObject_GetAttr(library, called) : NULL;
    PyObject *name = capsule ? PyUnicode_FromFormat(LIBRARY ".%U", called) : NULL;
    void *function = name ? PyCapsule_GetPointer(capsule, PyUnicode_AsUTF8(name)) : NULL;
    Py_XDECREF(capsule);
    Py_XDECREF(name);
    Py_XDECREF(called);
    return function;
}

/* Let the library make the module of this spec, once the libraries that it needs are there. */
static PyObject *made_by(PyObject *library, PyObject *spec) {
    int (*ensure_libraries)(void) = (int (*)(void))kept(library, PyUnicode_FromString("ensure_deps"));
    if (!ensure_libraries || ensure_libraries() < 0) return NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *mangled = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    PyObject *called = mangled ? PyUnicode_FromFormat("init_%U", mangled) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(mangled);
    PyObject *(*make)(void) = (PyObject * (*)(void)) kept(library, called);
    return make ? make() : NULL;
}

static PyObject *enter(PyObject *spec, PyModuleDef *definition) {
    (void)definition;
    PyObject *library = PyImport_ImportModule(LIBRARY);
    PyObject *module = library ? made_by(library, spec) : NULL;
    Py_XDECREF(library);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, enter}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "entrance", .m_slots = slots};

#define ENTRANCE(module) \
    PyMODINIT_FUNC PyInit_##module(void) { return PyModuleDef_Init(&definition); }
ENTRANCES

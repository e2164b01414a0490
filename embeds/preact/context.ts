/**
 * The contexts of the elements always have their initial value, because no view provides another one. Preact's own would
 * add the module of all hooks.
 */
export const createContext = <Value>(initial: Value): Value => initial;

/** Returns that value. */
export const useContext = <Value>(context: Value): Value => context;

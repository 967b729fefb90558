/** Says what a value is that came from somewhere untyped. */
export type Fits<T> = (value: unknown) => value is T;

export const aText: Fits<string> = (value): value is string => typeof value === 'string';
export const aNumber: Fits<number> = (value): value is number => typeof value === 'number';
export const aSwitch: Fits<boolean> = (value): value is boolean => typeof value === 'boolean';

export const orNull =
  <T>(fits: Fits<T>): Fits<T | null> =>
  (value): value is T | null =>
    value === null || fits(value);

export const oneOf =
  <const T extends string>(list: readonly T[]): Fits<T> =>
  (value): value is T =>
    list.some((one) => one === value);

export const listOf =
  <T>(fits: Fits<T>): Fits<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(fits);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Some of these keys. */
export const someOf =
  <K extends string, T>(key: Fits<K>, fits: Fits<T>): Fits<Readonly<Partial<Record<K, T>>>> =>
  (value): value is Readonly<Partial<Record<K, T>>> =>
    isObject(value) && Object.entries(value).every(([name, one]) => key(name) && fits(one));

/** All of these keys; a type that gets another does not compile without it. */
export const allOf =
  <T extends object>(parts: { readonly [K in keyof T]-?: Fits<T[K]> }): Fits<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Fits<unknown>>(parts).every(([name, fits]) => fits(Reflect.get(value, name)));

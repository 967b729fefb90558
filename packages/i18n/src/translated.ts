/**
 * The shape that a translation must have: the English keys, any text. Every es and fr area file ends with
 * `as const satisfies Translated<typeof en>`; on an object literal that makes a missing and an extra key a compile error.
 */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

interface Named {
  readonly id: string;
}

/** The same list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

export const replaced = <T extends Named>(list: readonly T[], next: T): readonly T[] =>
  list.map((one) => (one.id === next.id ? next : one));

export const without = <T extends Named>(list: readonly T[], id: string): readonly T[] =>
  list.filter((one) => one.id !== id);

/** Put in behind another one, or at the end. */
export function inserted<T extends Named>(list: readonly T[], one: T, after: string | null): readonly T[] {
  const at = list.findIndex(({ id }) => id === after);
  return at < 0 ? [...list, one] : list.toSpliced(at + 1, 0, one);
}

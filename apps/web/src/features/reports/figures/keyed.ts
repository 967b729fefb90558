/** Each with a key of its own, also where two read the same. */
export function keyed<T>(
  items: readonly T[],
  textOf: (item: T) => string,
): { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { key: `${text} ${before}`, item };
  });
}

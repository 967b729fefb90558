/** How a figure moved against the time before; null where one of the two is unknown. No base, no percent. */
export function changeOf(
  value: number | null | undefined,
  before: number | null | undefined,
): { readonly by: number; readonly percent: number | null } | null {
  if (typeof value !== 'number' || typeof before !== 'number') return null;
  return { by: value - before, percent: before === 0 ? null : ((value - before) / before) * 100 };
}

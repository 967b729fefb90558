export function moveMedium<T>(media: readonly T[], from: number, to: number): readonly T[] {
  const moved = media[from];
  if (moved === undefined || to < 0 || to >= media.length) return media;
  const rest = media.filter((_, position) => position !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

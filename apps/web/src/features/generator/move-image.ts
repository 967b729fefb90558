export function moveImage<T>(images: readonly T[], from: number, to: number): readonly T[] {
  const moved = images[from];
  if (moved === undefined || to < 0 || to >= images.length) return images;
  const rest = images.filter((_, position) => position !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

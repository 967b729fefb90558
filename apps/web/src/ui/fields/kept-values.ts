/**
 * What was typed into a form and is not saved: kept by the browser tab, so that a reload loses nothing. It continues one state of
 * what is stored (`version`); where that has moved on, what is stored is shown.
 */
export function keptValues<T extends object>(place: string, version: number | null, stored: T) {
  const key = `waypost-form-${place}`;
  const guarded = <R>(work: () => R): R | null => {
    try {
      return work();
    } catch {
      // Storage can be full or blocked, and hold what another version wrote.
      return null;
    }
  };
  const found = guarded(
    () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as { version: number; values: T } | null,
  );
  return {
    values: found !== null && found.version === version ? { ...stored, ...found.values } : stored,
    keep: (values: T) => guarded(() => sessionStorage.setItem(key, JSON.stringify({ version, values }))),
    drop: () => guarded(() => sessionStorage.removeItem(key)),
  };
}

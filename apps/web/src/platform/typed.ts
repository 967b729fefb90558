const keyOf = (name: string) => `waypost-typed-${name}`;

/**
 * What somebody has typed and not saved, kept by the browser tab: a reload loses nothing. The tab's own storage, so that two
 * windows do not overwrite each other.
 */
export function keepTyped(name: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage can be full or blocked; then only a reload loses it.
  }
}

export function dropTyped(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Null for nothing. Whoever reads it checks what it is: an earlier version of the program may have written it. */
export function readTyped(name: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

import { sessionStore } from './session/session-store.ts';

const PREFIX = 'waypost-typed-';

/** Each person's is her own, also what staff typed in her name: in one tab several may sign in, one after the other. */
function keyOf(name: string): string {
  const session = sessionStore.get();
  return `${PREFIX}${session?.user?.pk ?? 0}-${session?.impersonator?.pk ?? 0}-${name}`;
}

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

/** Nothing of anybody stays in the tab: for whoever signs out. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

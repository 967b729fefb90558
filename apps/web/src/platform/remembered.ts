import { sessionStore } from './session/session-store.ts';

const keyOf = (name: string): string => `waypost-${name}-${sessionStore.get()?.user?.pk ?? 0}`;

/** How somebody likes a page to look, kept by her browser: each person's is her own. */
export function remember(name: string, value: string): void {
  try {
    window.localStorage.setItem(keyOf(name), value);
  } catch {
    // Storage can be full or blocked; then it is as it was at first the next time.
  }
}

export function remembered(name: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

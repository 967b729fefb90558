import { loadMessages } from '@waypost/i18n/load';
import { defaultLocale, isLocale, type Locale } from '@waypost/i18n/locale';
import type { Messages } from '@waypost/i18n/messages';

interface State {
  readonly locale: Locale;
  readonly messages: Messages | null;
}

const STORAGE_KEY = 'waypost-locale';

let state: State = { locale: defaultLocale, messages: null };
const listeners = new Set<() => void>();

export const localeStore = {
  get: (): State => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function currentLocale(): Locale {
  return state.locale;
}

/** What somebody chose before signing in; an account carries its own choice. */
export function storedLocale(): Locale | null {
  try {
    const value = window.localStorage.getItem(STORAGE_KEY);
    return isLocale(value) ? value : null;
  } catch {
    return null;
  }
}

/** Speaks this language from now on; also where there is no document to name it. */
export async function speakLocale(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale);
  state = { locale, messages };
  for (const listener of listeners) listener();
}

export async function showLocale(locale: Locale): Promise<void> {
  await speakLocale(locale);
  document.documentElement.lang = locale;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    window.localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage can be blocked; the choice then lasts for this visit.
  }
  await showLocale(locale);
}

import { languages } from 'virtual:words';
import { mergeWords, type ScreenCatalogue, type ScreenMessages, type Words } from '@waypost/i18n/catalogues';
import { defaultLocale, isLocale, type Locale } from '@waypost/i18n/locale';

interface State {
  readonly locale: Locale;
  readonly messages: ScreenMessages | null;
}

const STORAGE_KEY = 'waypost-locale';

let state: State = { locale: defaultLocale, messages: null };
/** The language that was asked for last; its words may still be on their way. */
let wanted: Locale = defaultLocale;
/** The catalogues of what has been opened; another language brings its own of each. */
const opened = new Set<ScreenCatalogue>();
const known = new Map<Locale, Words>();
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

/** The words of a language so far, with those of these catalogues. */
async function fetchWords(locale: Locale, names: Iterable<ScreenCatalogue>): Promise<void> {
  const { first, later } = await languages[locale]();
  const parts = await Promise.all(Array.from(names, (name) => later[name]?.() ?? []));
  const had = known.get(locale);
  if (had === undefined || parts.flat().length > 0) known.set(locale, mergeWords(had ?? first, ...parts.flat()));
}

function speak(locale: Locale): void {
  // Same keys and arguments as English; only the literal types differ.
  const messages = known.get(locale) as unknown as ScreenMessages;
  if (state.locale === locale && state.messages === messages) return;
  state = { locale, messages };
  for (const listener of listeners) listener();
}

/** Brings the words of these catalogues in the language of the page, whichever that is by then. Once known they cost nothing. */
export async function loadWords(names: readonly ScreenCatalogue[]): Promise<void> {
  const locale = wanted;
  if (state.locale === locale && names.every((name) => opened.has(name))) return;
  await fetchWords(locale, names);
  for (const name of names) opened.add(name);
  if (locale !== wanted) return loadWords(names);
  if (state.locale === locale) speak(locale);
}

/** Code and the words that it speaks, side by side. */
export async function withWords<T>(names: readonly ScreenCatalogue[], load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadWords(names)]);
  return loaded;
}

/** Speaks this language from now on; also where there is no document to name it. A language that does not come changes nothing. */
export async function speakLocale(locale: Locale): Promise<void> {
  wanted = locale;
  try {
    await fetchWords(locale, opened);
    if (wanted === locale) speak(locale);
  } finally {
    if (wanted === locale) wanted = state.locale;
  }
}

export async function showLocale(locale: Locale): Promise<void> {
  await speakLocale(locale);
  document.documentElement.lang = locale;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  await showLocale(locale);
  try {
    window.localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage can be blocked; the choice then lasts for this visit.
  }
}

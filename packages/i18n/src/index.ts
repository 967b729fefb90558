import { globSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createTranslator } from '#use-intl';
import { type MessageKey, type Messages, mergeWords, type Words } from './catalogues.ts';
import { intlTags, type Locale, locales, TIME_ZONE } from './locale.ts';

export type { MessageKey, Messages } from './catalogues.ts';
export {
  defaultLocale,
  inEveryLanguage,
  intlTags,
  isLocale,
  type Locale,
  localeFromHeader,
  locales,
  TIME_ZONE,
  textIn,
} from './locale.ts';

/** What a module asks for by its name at once; awaiting an import would make every sentence a promise. */
const load = createRequire(import.meta.url);
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** `nav` stands in the catalogues of all rooms. */
const nouns = [...folders.map(({ name }) => name), 'nav'].filter((name) => name !== 'about' && name !== 'testing');

/** The words of a noun, from all its chapters. */
function readNoun(locale: Locale, noun: string): unknown {
  const files = globSync(`${noun === 'nav' ? '*' : noun}/**/${locale}.ts`, {
    cwd: import.meta.dirname,
    exclude: ['about/**'],
  });
  return mergeWords(...files.map((file): Words => load(`./${file}`)))[noun];
}

/**
 * Everything that can be said in a language. The server speaks to everybody about everything, but of most rooms never: their words
 * are of screens. So a noun is read when somebody first says something of it.
 */
function catalogueOf(locale: Locale): Messages {
  const words = {};
  for (const noun of nouns)
    Object.defineProperty(words, noun, {
      configurable: true,
      enumerable: true,
      get() {
        const value = readNoun(locale, noun);
        Object.defineProperty(words, noun, { value, enumerable: true });
        return value;
      },
    });
  // Same keys and arguments as English; only the literal types differ.
  return words as Messages;
}

const catalogues = new Map(locales.map((locale) => [locale, catalogueOf(locale)] as const));

/** The catalogue of one language. */
export function messagesOf(locale: Locale): Messages {
  const messages = catalogues.get(locale);
  if (messages === undefined) throw new Error(`Nobody speaks ${locale}.`);
  return messages;
}

/** Whether there is a sentence of this key: for keys that are put together from what was stored. */
export function isMessageKey(key: string): key is MessageKey {
  let node: unknown = messagesOf('en');
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return false;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === 'string';
}

function build(locale: Locale) {
  return createTranslator<Messages>({ locale: intlTags[locale], messages: messagesOf(locale), timeZone: TIME_ZONE });
}

export type Translate = ReturnType<typeof build>;

const translators = new Map<Locale, Translate>();

/** Typed translator for the server: `translator('fr')('errors.not_found')`. Built once per locale. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const built = build(locale);
  translators.set(locale, built);
  return built;
}

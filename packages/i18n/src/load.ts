import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';

/** One lazy chunk per locale, so that a browser downloads one catalogue only. */
const loaders: Record<Locale, () => Promise<unknown>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
};

export async function loadMessages(locale: Locale): Promise<Messages> {
  // Same keys and arguments as English; only the literal types differ.
  return (await loaders[locale]()) as Messages;
}

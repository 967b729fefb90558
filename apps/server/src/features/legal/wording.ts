import { LEGAL_PLACEHOLDERS, type LegalPlaceholder, type Operator } from '@waypost/contract/legal';
import { type Locale, translator } from '@waypost/i18n';
import type { Config } from '../../platform/config/config.ts';
import type { Reads } from '../../platform/db/database.ts';
import { newestText, readOperator, type Which } from './store.ts';

/** The day on which a default text or one of its translations changed last; a test notices a change without it. */
export const TEXTS_DATED = new Date('2026-11-22T12:00:00Z');

export interface Wording {
  /** Markdown with nothing left to fill in. */
  readonly body: string;
  readonly dated: Date;
}

type Deps = { readonly config: Pick<Config, 'publicUrl'> };

/** What everybody reads now: the text of staff, else the default, with who offers the service. */
export async function currentWording(deps: Deps, db: Reads, which: Which): Promise<Wording> {
  const [text, { operator, since }] = await Promise.all([newestText(db, which), readOperator(db)]);
  const dated = [text?.created_at ?? TEXTS_DATED, since ?? TEXTS_DATED].reduce((a, b) => (a > b ? a : b));
  return { body: bodyOf(deps, which, text?.body ?? null, operator), dated };
}

/** The text of staff, or the default where they wrote none, with who offers the service. */
export const bodyOf = (deps: Deps, which: Which, written: string | null, operator: Operator): string =>
  fill(deps, which.locale, written ?? defaultText(which), operator);

/** As staff edit it, with the placeholders in their braces. */
export function defaultText({ document, locale }: Which): string {
  const asTyped = Object.fromEntries(LEGAL_PLACEHOLDERS.map((name) => [name, `{{${name}}}`]));
  return translator(locale)(`legal.texts.${document}`, asTyped as Record<LegalPlaceholder, string>);
}

const BRACES = /\{\{([^{}]*)\}\}/g;
const isPlaceholder = (name: string): name is LegalPlaceholder => LEGAL_PLACEHOLDERS.some((one) => one === name);

/** What stands in braces and means nothing. */
export const unknownPlaceholders = (body: string): string[] => [
  ...new Set([...body.matchAll(BRACES)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name))),
];

/** An unknown placeholder stays as it is. */
export function fill({ config }: Deps, locale: Locale, body: string, { name, contact, place }: Operator): string {
  const t = translator(locale);
  const values: Record<LegalPlaceholder, string> = {
    operator: plain(name || t('legal.page.operator')),
    contact: contact === '' ? t('legal.page.contact') : `<${contact}>`,
    place: plain(place || t('legal.page.place')),
    site: plain(new URL(config.publicUrl).host),
  };
  return body.replace(BRACES, (braces, typed: string) => {
    const named = typed.trim();
    return isPlaceholder(named) ? values[named] : braces;
  });
}

/** Every ASCII punctuation may be escaped in Markdown: a name is never markup. */
const plain = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

import { isNewsletterPlaceholder, isOfContact, type Named, splitPlaceholders } from '@waypost/contract/newsletters';
import type { Placeholder } from '@waypost/contract/posts';
import type { Locale } from '@waypost/i18n';
import { escapeHtml } from '../../../platform/html/escape.ts';
import type { ContactField } from '../../mailing/index.ts';
import { type Mark, type Marks, unmarked } from './marks.ts';

/** The mark of a placeholder; null for a name that there is none of, which rules refuse and which says nothing here. */
export function markOf({ name, fallback }: Named): Mark | null {
  if (!isNewsletterPlaceholder(name)) return null;
  if (isOfContact(name))
    return { kind: 'contact', field: name.slice('contact.'.length) as ContactField, fallback: fallback ?? '' };
  return { kind: 'agent', name: name as Placeholder, fallback: fallback ?? '' };
}

/** Between what something is called and what it is; French has a space before it that no line ends at. */
export const colonOf = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ');

/** What somebody wrote as plain text, as HTML with its placeholders marked. */
export const say = (marks: Marks, written: string): string =>
  splitPlaceholders(unmarked(written))
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      const mark = markOf(part);
      return mark === null ? '' : marks.put(mark);
    })
    .join('');

/** The same as plain text. */
export const sayText = (marks: Marks, written: string): string =>
  splitPlaceholders(unmarked(written))
    .map((part) => {
      if (typeof part === 'string') return part;
      const mark = markOf(part);
      return mark === null ? '' : marks.put(mark);
    })
    .join('');

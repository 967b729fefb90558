import { intlTags, type Locale, locales, type Translate, translator } from '@waypost/i18n';
import { escapeHtml } from '../../../../platform/html/escape.ts';
import type { Document } from '../answers.ts';
import { pageOf } from './page.ts';

export interface Shown {
  readonly sender: string;
  /** Not whole. */
  readonly email: string;
  readonly state: 'subscribed' | 'left';
  readonly mayUndo: boolean;
  readonly consent: { readonly source: string; readonly at: Date } | null;
  /** What was done by the request before the page. */
  readonly done?: { readonly kind: 'again' | 'notAgain' };
}

const paragraph = (text: string, kind = '') => `<p${kind}>${escapeHtml(text)}</p>`;
/** Without an address a form goes to its page, language and all. */
const button = (action: 'leave' | 'again', label: string, kind = '') =>
  `<form method="post"><input type="hidden" name="do" value="${action}"><button type="submit"${kind}>${escapeHtml(label)}</button></form>`;

export function unsubscribePage(locale: Locale, shown: Shown): Document {
  const t = translator(locale);
  const { sender, email, state, done } = shown;
  const address = email === '' ? '' : paragraph(t('mailing.unsubscribe.address', { email }), ' class="soft"');
  const end = languages(locale);
  if (done?.kind === 'again')
    return pageOf(locale, {
      title: t('mailing.unsubscribe.undoneTitle'),
      body: paragraph(t('mailing.unsubscribe.undone', { sender })) + address + end,
    });
  if (state === 'left')
    return pageOf(locale, {
      title: t('mailing.unsubscribe.doneTitle'),
      body: [
        paragraph(t('mailing.unsubscribe.done', { sender })),
        address,
        shown.mayUndo
          ? paragraph(t('mailing.unsubscribe.mistake'), ' class="soft"') +
            button('again', t('mailing.unsubscribe.undo'), ' class="plain"')
          : done?.kind === 'notAgain'
            ? paragraph(t('mailing.unsubscribe.notUndone', { sender }))
            : '',
        end,
      ].join('\n'),
    });
  return pageOf(locale, {
    title: t('mailing.unsubscribe.title'),
    body: [
      paragraph(t('mailing.unsubscribe.question', { sender })),
      address,
      button('leave', t('mailing.unsubscribe.confirm')),
      `<details><summary>${escapeHtml(t('mailing.why.title'))}</summary>${paragraph(why(t, shown))}</details>`,
      end,
    ].join('\n'),
  });
}

function why(t: Translate, { sender, consent }: Shown): string {
  if (consent === null || consent.source === 'demo') return t('mailing.why.unknown', { sender });
  const date = consent.at;
  if (consent.source === 'landing_page') return t('mailing.why.page', { sender, date });
  if (consent.source === 'unsubscribe_link') return t('mailing.why.again', { date });
  return t('mailing.why.added', { sender, date });
}

const languages = (shown: Locale): string =>
  `<p class="languages">${locales
    .filter((locale) => locale !== shown)
    .map((locale) => `<a href="?lang=${locale}" hreflang="${locale}" lang="${locale}">${nameOf(locale)}</a>`)
    .join(' · ')}</p>`;

const nameOf = (locale: Locale): string => {
  const name = new Intl.DisplayNames([intlTags[locale]], { type: 'language' }).of(locale) ?? locale;
  return escapeHtml(name.charAt(0).toUpperCase() + name.slice(1));
};

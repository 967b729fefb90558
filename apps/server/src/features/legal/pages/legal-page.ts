import { legalPath } from '@waypost/contract/legal';
import { locales, translator } from '@waypost/i18n';
import { about } from '@waypost/i18n/about';
import { toHtml } from '../markdown.ts';
import type { Which } from '../store.ts';
import type { Wording } from '../wording.ts';
import { anchor, frame } from './frame.ts';

export async function legalPage(which: Which, { body, dated }: Wording, publicUrl: string): Promise<string> {
  const { document, locale } = which;
  const t = translator(locale);
  const address = (one: typeof locale) => `${publicUrl}${legalPath(document, one)}`;
  const languages = locales.map((one) => anchor(legalPath(document, one), about[one].name, one === locale, one));
  return frame({
    locale,
    title: t(`legal.names.${document}`),
    head: [
      `<link rel="canonical" href="${address(locale)}">`,
      ...locales.map((one) => `<link rel="alternate" hreflang="${one}" href="${address(one)}">`),
    ],
    beside: `<nav aria-label="${t('legal.page.languages')}">${languages.join('')}</nav>`,
    main: `<p class="dated">${t('legal.page.dated', { date: dated })}</p>
${await toHtml(body)}`,
    current: document,
  });
}

import type { IncomingMessage } from 'node:http';
import { localeFromHeader, translator } from '@waypost/i18n';
import { escapeHtml } from '../../../../platform/html/escape.ts';
import type { Document } from '../answers.ts';
import { pageOf } from './page.ts';

/** For every address that none of ours is, forged or cut off; and while nobody can say where it leads. */
export function notThere(request: IncomingMessage, away = false): Document {
  const locale = localeFromHeader(request.headers['accept-language']);
  const t = translator(locale);
  const [title, body] = away
    ? [t('mailing.gone.awayTitle'), t('mailing.gone.awayText')]
    : [t('mailing.gone.title'), t('mailing.gone.text')];
  const headers: Record<string, string> = away ? { 'Retry-After': '60' } : {};
  return pageOf(locale, { status: away ? 503 : 404, title, body: `<p>${escapeHtml(body)}</p>`, headers });
}

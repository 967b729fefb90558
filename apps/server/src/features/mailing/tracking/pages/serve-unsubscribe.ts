import { isLocale, type Locale, localeFromHeader } from '@waypost/i18n';
import { consentOf, isOptedOut } from '../../../contacts/index.ts';
import { contentOf, type FoundDelivery, findDelivery } from '../../find-delivery.ts';
import { mayTakeBack, subscribeAgain, unsubscribe } from '../../leaving-list.ts';
import { bodyOf, sendDocument, sendText } from '../answers.ts';
import type { Asked, VisitorDeps } from '../asked.ts';
import { notThere } from './not-there.ts';
import { type Shown, unsubscribePage } from './unsubscribe-page.ts';

/**
 * `/e/u/{token}/`: looking changes nothing, because gateways follow every link. A POST acts: the button of the page, or the mail
 * program's own (RFC 8058), which gets no redirection, has no cookie and no other proof than the token. Where the database is away the
 * answer says so, and nothing has been done.
 */
export async function serveUnsubscribe(deps: VisitorDeps, asked: Asked): Promise<void> {
  const { request, response, marked } = asked;
  const { method } = request;
  if (method === 'OPTIONS') return sendText(response, 204, '', { Allow: 'GET, HEAD, POST, OPTIONS' });
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return sendText(response, 405, '', { Allow: 'GET, HEAD, POST, OPTIONS' });
  const body = method === 'POST' ? await bodyOf(request) : '';
  if (body === null) return sendText(response, 413, 'Too long.\n', { Connection: 'close' });
  const isOneClick = /List-Unsubscribe[\s\S]{0,20}One-Click/i.test(body);
  const found = await findDelivery(deps.db, marked.delivery).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a recipient of a newsletter could not be looked up');
    return 'away' as const;
  });
  if (found === 'away') return sendDocument(response, method !== 'HEAD', notThere(request, true));
  if (found === null || found.run !== marked.run) return sendDocument(response, method !== 'HEAD', notThere(request));
  const locale = localeOf(asked, found);
  if (method === 'POST') {
    const by = { network: asked.network, locale };
    if (/(^|&)do=again(&|$)/.test(body)) {
      const again = await subscribeAgain(deps.db, found, by);
      return show(again ? { kind: 'again' } : { kind: 'notAgain' });
    }
    await unsubscribe(deps.db, found, { ...by, source: isOneClick ? 'one_click' : 'unsubscribe_link' });
    if (isOneClick) return sendText(response, 200, 'Unsubscribed.\n');
  }
  return show();

  async function show(done?: Shown['done']): Promise<void> {
    if (found === null || found === 'away') return;
    const page = unsubscribePage(locale, await shownOf(deps, found, done));
    sendDocument(response, method !== 'HEAD', page);
  }
}

async function shownOf({ db }: VisitorDeps, found: FoundDelivery, done?: Shown['done']): Promise<Shown> {
  const [left, mayUndo, consent] = await Promise.all([
    isOptedOut(db, found),
    mayTakeBack(db, found.id),
    consentOf(db, found),
  ]);
  return {
    sender: contentOf(found)?.from.name.trim() || '–',
    email: masked(found.email),
    state: left ? 'left' : 'subscribed',
    mayUndo: left && mayUndo,
    consent,
    ...(done && { done }),
  };
}

/** The language of what she was sent; her browser's where that is not known. `?lang=` for who wants another one. */
function localeOf({ request }: Asked, found: FoundDelivery): Locale {
  const wanted = /[?&]lang=(\w+)/.exec(request.url ?? '')?.[1];
  if (isLocale(wanted)) return wanted;
  return contentOf(found)?.locale ?? localeFromHeader(request.headers['accept-language']);
}

/** Enough for herself; whoever was handed the mail learns little. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email].slice(0, 1).join('')}•••${email.slice(at)}`;
}

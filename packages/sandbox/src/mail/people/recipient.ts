import type { SandboxClock } from '../../platform/clock.ts';
import { domainOf } from '../behaviour/behaviour.ts';
import { mailDate, messageIdAt, plainMail } from '../feedback/compose.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { Postman, Sent } from '../feedback/postman.ts';
import type { Inbox, KeptMail } from '../inbox/inbox.ts';
import { type Contents, contentsOf } from './contents.ts';
import { browserOf, mailProgramOf, ONE_CLICK, type Program } from './programs.ts';
import type { Visit, Visits } from './visits.ts';

export type UnsubscribeWay = 'one-click' | 'page' | 'mailto';

type Parts = { inbox: Inbox; clock: SandboxClock; postman: Postman; feedback: Feedback; visits: Visits };
type Form = { action: string; fields: Record<string, string> };

/** The first form of a page that posts, with what stands in its hidden fields and the name of its button. */
function formOf(html: string, page: string): Form | undefined {
  const [, head = '', inside = ''] =
    /<form\b([^>]*\bmethod\s*=\s*["']?post["']?[^>]*)>([\s\S]*?)<\/form>/i.exec(html) ?? [];
  if (!head) return undefined;
  const attribute = (text: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(text)?.slice(1).find(Boolean) ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of inside.matchAll(/<(?:input|button)\b[^>]*>/gi)) {
    const type = attribute(tag, 'type').toLowerCase();
    if ((type === 'radio' || type === 'checkbox') && !/\bchecked\b/i.test(tag)) continue;
    const name = attribute(tag, 'name');
    if (name && !(name in fields)) fields[name] = attribute(tag, 'value').replaceAll('&amp;', '&');
  }
  return { action: new URL(attribute(head, 'action').replaceAll('&amp;', '&') || page, page).href, fields };
}

/** Somebody with his mail: what he does is asked of the product over the wire, as his mail program or browser would. */
export class Recipient {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  contents(mail: KeptMail): Contents {
    return contentsOf(this.#parts.inbox.rawOf(mail));
  }

  /** Loads all pictures. */
  open(mail: KeptMail, who: string, program: Program = mailProgramOf(0)): Promise<Visit[]> {
    const { pictures } = this.contents(mail);
    return Promise.all(
      pictures.map((url) => this.#parts.visits.go({ mail: mail.id, who, what: 'picture', url, program })),
    );
  }

  click(
    mail: KeptMail,
    who: string,
    url: string,
    program: Program = browserOf(0),
    method: 'GET' | 'HEAD' = 'GET',
  ): Promise<Visit> {
    return this.#parts.visits.go({ mail: mail.id, who, what: 'link', url, program, method });
  }

  /** Clicks a link by its number. */
  async follow(mail: KeptMail, who: string, link: number): Promise<string> {
    const url = this.contents(mail).links[link];
    return url === undefined ? 'There is no such link.' : answered(await this.click(mail, who, url));
  }

  /** Says in words what happened. */
  async unsubscribe(mail: KeptMail, who: string, way: UnsubscribeWay): Promise<string> {
    const { http, mailto, isOneClick } = this.contents(mail).unsubscribe;
    if (way === 'mailto') return mailto ? told(await this.#writeTo(mail, who, mailto)) : 'The mail names no address.';
    if (!http) return 'The mail names no page.';
    if (way === 'page') return this.#byPage(mail, who, http);
    if (!isOneClick) return 'The mail does not offer one click (List-Unsubscribe-Post).';
    const form = { 'List-Unsubscribe': 'One-Click' };
    const visit = await this.#parts.visits.go({
      ...{ mail: mail.id, who, what: 'unsubscribe', url: http, program: ONE_CLICK },
      ...{ method: 'POST', form },
    });
    return answered(visit);
  }

  async complain(mail: KeptMail, who: string): Promise<string> {
    return told(await this.#parts.feedback.say(mail, who, { kind: 'complain', afterSeconds: 0 }));
  }

  async #byPage(mail: KeptMail, who: string, url: string): Promise<string> {
    const { visits } = this.#parts;
    const about = { mail: mail.id, who, program: browserOf(0) };
    let page = await visits.go({ ...about, what: 'look', url });
    if (page.leadsTo) page = await visits.go({ ...about, what: 'look', url: new URL(page.leadsTo, url).href });
    const form = formOf(page.text, page.url);
    if (!form) return `${answered(page)} The page has no form.`;
    const { action, fields } = form;
    return answered(await visits.go({ ...about, what: 'unsubscribe', url: action, method: 'POST', form: fields }));
  }

  #writeTo(mail: KeptMail, who: string, mailto: string): Promise<Sent> {
    const { postman, clock } = this.#parts;
    const { pathname, searchParams } = new URL(mailto);
    const to = decodeURIComponent(pathname);
    const helo = `mx.${domainOf(who)}`;
    const head = [
      ['From', who],
      ['To', to],
      ['Date', mailDate(clock.now())],
      ['Subject', searchParams.get('subject') ?? 'unsubscribe'],
      ['Message-ID', messageIdAt(helo)],
    ] as const;
    const bytes = plainMail(head, searchParams.get('body') ?? '');
    return postman.send({ kind: 'unsubscribe', mail: mail.id, from: who, to, helo, bytes });
  }
}

/** What became of a letter, in words. */
export const told = (sent: Sent | undefined): string => (sent ? said(sent) : 'Nobody may be told.');

const said = ({ result, reply, to }: Sent): string =>
  result === 'nowhere' ? `Nobody is named who takes mails for ${to}.` : `${result}, to ${to}: ${reply}`;
const answered = ({ status, error, leadsTo }: Visit): string =>
  status === 0 ? `No answer: ${error}.` : `Answered with ${status}${leadsTo ? `, leads to ${leadsTo}` : ''}.`;

import { createElement, Fragment, type ReactNode } from 'react';
import classes from './html-text.module.css';

interface Props {
  readonly html: string;
  readonly lang?: string;
}

/** A text of the team, with its links and lists. */
export const HtmlText = ({ html, lang }: Props) => (
  <div className={classes.html} lang={lang}>
    {drawn(html)}
  </div>
);

/** What the server lets through (decision 107); of anything else the words are drawn and no more. */
const DRAWN = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'a']);
const PIECES = /<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The server's clean HTML as elements: made here of names and texts alone, so that nothing else can come into the page, and in the first picture too. */
function drawn(html: string): ReactNode {
  const open: { tag: string; href: string | undefined; inside: ReactNode[] }[] = [];
  const whole: ReactNode[] = [];
  const inside = () => open.at(-1)?.inside ?? whole;
  const close = () => {
    const done = open.pop();
    if (done) inside().push(element(done.tag, done.href, done.inside, inside().length));
  };
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(PIECES)) {
    if (text !== undefined) inside().push(plain(text));
    else if (slash) close();
    else {
      open.push({ tag, href: /\shref="([^"]*)"/.exec(attributes)?.[1], inside: [] });
      if (tag === 'br') close();
    }
  }
  while (open.length > 0) close();
  return whole;
}

function element(tag: string, href: string | undefined, inside: readonly ReactNode[], key: number): ReactNode {
  if (!DRAWN.has(tag)) return <Fragment key={key}>{inside}</Fragment>;
  if (tag !== 'a') return createElement(tag, { key }, ...inside);
  const to = plain(href ?? '');
  const outside = /^https?:/.test(to) && { target: '_blank', rel: 'noopener noreferrer' };
  return createElement(
    'a',
    { key, ...(/^(https?:|mailto:|tel:|\/(?!\/))/.test(to) && { href: to }), ...outside },
    ...inside,
  );
}

import { CHANNELS, permissionFor, type SocialApp } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import { isMessageKey, type Locale } from '@waypost/i18n';
import { networkReason } from '../../connectors/social/port.ts';
import { type Text, text, translate } from '../../platform/errors/index.ts';

/** Why a first comment waits although its post is out and its page connected. */
export const COMMENT_FORBIDDEN = 'comment_forbidden';
/** Why it waits although its page is connected: the gate that its post passed has shut since. */
export const COMMENT_SHUT = 'comment_shut';
/** Why it was not written: for two days nothing could leave through its page. */
export const COMMENT_HELD = 'comment_held';

type Values = Readonly<Record<string, unknown>> | null;

/**
 * The text of a cause without its values: the machine's causes are ours, the others are the networks'. It promises no
 * further try; who knows that one is planned says so.
 */
export function explained(code: string): Text | null {
  const own = `posts.reason.${code}`;
  return isMessageKey(own) ? text(own, { again: 'no' }) : networkReason(code);
}

/** Why a post or a try stands where it stands, as a catalogue text. A network's own words are meant for developers: they stay in the log of the try. */
export function reasonText(code: string, values: Values = null): Text {
  const given = plain(values);
  const known = explained(code);
  if (known !== null) return text(known.key, { detail: '', ...known.values, ...given });
  return text('posts.reason.unknown');
}

/** As it reads where another try is planned: only there may a sentence promise one. */
export const passingSentence = (locale: Locale, code: string | null, values: Values = null): string | null =>
  reasonSentence(locale, code, { ...values, again: 'yes' });

export const reasonSentence = (locale: Locale, code: string | null, values: Values = null): string | null =>
  code === null ? null : translate(locale, reasonText(code, values));

/** Why the network takes nothing of a page now, when the page goes on, and whether that is in time for the post. */
export const blockedSentence = (locale: Locale, code: string, until: Date, lateAfter: Date): string => {
  const at = until.getTime();
  if (until < lateAfter) {
    const why = passingSentence(locale, code) ?? '';
    return translate(locale, text('posts.reason.blocked_until', { why, at }));
  }
  const why = reasonSentence(locale, code) ?? '';
  return translate(locale, text('posts.reason.blocked_too_long', { why, at, late: lateAfter.getTime() }));
};

/** What a permission is missing for beside the post, in a sentence that names it and the way to it. */
export function forbiddenSentence(
  locale: Locale,
  call: 'comments' | 'figures',
  { app, type }: { readonly app: SocialApp; readonly type: PostType },
): string {
  const name = permissionFor(app, call, type === 'feedpost');
  if (name === null) return translate(locale, text('posts.reason.unknown'));
  const permission = translate(locale, text(`connections.permission.${name}`));
  const code = call === 'comments' ? COMMENT_FORBIDDEN : 'figures_forbidden';
  return translate(locale, text(`posts.reason.${code}`, { network: CHANNELS[app].name, permission }));
}

function plain(values: Values): Record<string, string | number> {
  const entries = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}

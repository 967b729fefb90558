/** Rows of the tables of refusals: the Graph API answers Facebook and Instagram calls in the same envelope. */

/** What a careful client concludes. `forbidden`: this call needs a permission; whether the page is lost has to be asked. `ours`: a mistake in our configuration or program, the person can do nothing. */
export type Reaction = 'try-later' | 'rejected' | 'reconnect' | 'forbidden' | 'gone' | 'ours';

export type ErrorEntry = {
  code: number;
  subcode?: number;
  status: number;
  type: 'OAuthException' | 'GraphMethodException';
  message: string;
  userTitle?: string;
  userMessage?: string;
  transient?: boolean;
  reaction: Reaction;
  /** Whom a pause must cover, for rate limits, blocks and lost tokens. */
  scope?: 'app' | 'user' | 'page';
  /** The answer does not prove that nothing was published: look before trying again. */
  ambiguousOnPublish?: boolean;
  /** Instagram: what trying again means. */
  remedy?: 'same-step' | 'new-container' | 'keep-polling' | 'next-window';
};

type Rest = Partial<Omit<ErrorEntry, 'code' | 'subcode' | 'reaction' | 'message'>>;

export function entry(
  code: number,
  subcode: number | undefined,
  reaction: Reaction,
  message: string,
  rest: Rest = {},
): ErrorEntry {
  const named = code >= 3 && code !== 100 && code !== 102 && code !== 190 && !message.startsWith('(#');
  return {
    code,
    ...(subcode === undefined ? {} : { subcode }),
    status: 400,
    type: 'OAuthException',
    message: named ? `(#${code}) ${message}` : message,
    reaction,
    ...rest,
  };
}

/** Comes from Pages and from Instagram alike; the same top code without the subcode is a rate limit. */
export const SPAM_BLOCK: ErrorEntry = entry(4, 2207051, 'rejected', 'Application request limit reached', {
  userTitle: 'Action is blocked',
  userMessage: 'We restrict certain activity to protect our community.',
  scope: 'page',
});

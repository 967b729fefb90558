import { type AnyRefusal, type MintedAt, SocialError } from '../port.ts';
import { reasonOf, refused } from './error-classes.ts';
import type { LinkedInOptions } from './options.ts';

/** Some of LinkedIn's servers call a token revoked until they have heard of it. */
const MINTING_MS = 10_000;
const AGAIN_MS = 1_000;

export interface Minted {
  readonly mintedAt?: MintedAt;
}

/** The time of minting comes with the token, out of its row: another process may have made it. */
const isNew = ({ now }: LinkedInOptions, { mintedAt }: Minted): boolean =>
  mintedAt instanceof Date && Math.abs(now().getTime() - mintedAt.getTime()) < MINTING_MS;

/** Repeats a call that may be repeated, while LinkedIn may not know its token yet. */
export async function patiently<T>(options: LinkedInOptions, token: Minted, work: () => Promise<T>): Promise<T> {
  const end = options.ticks() + MINTING_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (reasonOf(error) !== 'li_token_revoked' || !isNew(options, token) || options.ticks() >= end) throw error;
      await options.sleep(AGAIN_MS);
    }
  }
}

/** What LinkedIn says of a token that it may not know yet breaks no connection: the call is tried again later. */
export async function forgiving<T>(options: LinkedInOptions, token: Minted, work: () => Promise<T>): Promise<T> {
  try {
    const answer = await work();
    return isRefusal(answer) && mayPass(options, token, answer.refusal) ? { ...answer, refusal: TOO_NEW } : answer;
  } catch (error) {
    if (error instanceof SocialError && mayPass(options, token, error.refusal))
      throw new SocialError(TOO_NEW, { cause: error });
    throw error;
  }
}

const TOO_NEW = refused('try-later', 'li_token_new');

const mayPass = (options: LinkedInOptions, token: Minted, refusal: AnyRefusal): boolean =>
  refusal.code === 'li_token_revoked' && isNew(options, token);

const isRefusal = <T>(answer: T): answer is T & { readonly refusal: AnyRefusal } =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

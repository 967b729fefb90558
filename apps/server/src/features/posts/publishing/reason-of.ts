import type { Refusal } from '../../../connectors/social/port.ts';
import type { PostReason, Reason } from './post-write.ts';

/**
 * Why a refusal left its post where it is. What was given up did not pass, and many causes that pass say 'we will try
 * again': a post that failed says its lasting cause, else that it was `givenUp`. What the network said stays in the log.
 */
export function reasonOf(refusal: Refusal<PostReason>, { givenUp }: { readonly givenUp: PostReason | null }): Reason {
  const lasting = givenUp !== null && refusal.kind === 'try-later' ? (refusal.lasting ?? givenUp) : undefined;
  return { code: lasting ?? refusal.code, values: { detail: refusal.detail } };
}

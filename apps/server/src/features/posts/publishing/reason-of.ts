import type { Refusal } from '../../../connectors/social/port.ts';
import type { PostReason, Reason } from './post-write.ts';

/** Why a refusal left its post where it is. What was given up did not pass: a post that failed never says 'we try again'. */
export function reasonOf(refusal: Refusal<PostReason>, { givenUp }: { readonly givenUp: boolean }): Reason {
  const lasting = givenUp && refusal.kind === 'try-later' ? refusal.lasting : undefined;
  return { code: lasting ?? refusal.code, values: { detail: refusal.detail } };
}

import { textAt } from '../json.ts';
import type { PageAccess, SettleResult } from '../port.ts';
import { asking, refused, statusOf } from './error-classes.ts';
import { type LinkedInOptions, postUrn } from './options.ts';
import { permalinkOf } from './release.ts';
import { encoded } from './wire/restli.ts';

const PACE_S = 10;

/** A release answers with the post itself. What an organization's post shows can still fail; a member's is unreadable. */
export function settle(options: LinkedInOptions, page: PageAccess, ref: string): Promise<SettleResult> {
  return asking(options, async (): Promise<SettleResult> => {
    const live: SettleResult = { kind: 'live', id: postUrn(ref), permalink: permalinkOf(options, ref) };
    if (page.isFeed) return live;
    try {
      const { body } = await options.rest.get(`rest/posts/${encoded(ref)}?viewContext=AUTHOR`, page.token);
      const state = textAt(body, 'lifecycleState');
      if (state === 'PUBLISHED') return live;
      if (state === 'PUBLISH_FAILED') return { kind: 'failed', refusal: refused('rejected', 'li_media_failed') };
      return { kind: 'pending', seconds: PACE_S };
    } catch (error) {
      if (statusOf(error) === 404) return { kind: 'failed', refusal: refused('gone', 'li_gone') };
      throw error;
    }
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import type { PageAccess, SocialAdapter } from '../port.ts';
import { linkedinConsent } from './consent.ts';
import { asking, statusOf } from './error-classes.ts';
import { find, findComment } from './find.ts';
import { forgiving } from './new-token.ts';
import { type LinkedInOptions, postUrn } from './options.ts';
import { checkPage, listPages } from './pages.ts';
import { LI_REASONS } from './reasons.ts';
import { comment, permalinkOf, release } from './release.ts';
import { settle } from './settle.ts';
import { stage } from './stage.ts';
import { fetchFollowers, fetchStats } from './stats.ts';
import { createLinkedInRest, type LinkedInRestOptions } from './wire/rest.ts';
import { encoded } from './wire/restli.ts';

/** A member's profile and the organizations that he publishes for, all with the token of his consent. */
export function createLinkedIn(
  settings: LinkedInRestOptions & Pick<LinkedInOptions, 'scopes'> & Partial<Pick<LinkedInOptions, 'sleep' | 'ticks'>>,
): SocialAdapter {
  const rest = createLinkedInRest(settings);
  const { now, scopes, sleep = wait, ticks = () => performance.now() } = settings;
  const options: LinkedInOptions = { rest, scopes, now, sleep, ticks };
  return {
    network: 'linkedin',
    configured: settings.clientId !== '' && settings.clientSecret !== '',
    reasons: LI_REASONS,
    ...linkedinConsent(options),
    listPages: (grant) => listPages(options, grant),
    checkPage: (page) => forgiving(options, page, () => checkPage(options, page)),
    stage: (page, post, staged) => forgiving(options, page, () => stage(options, page, post, staged)),
    release: (page, post, staged, guard) => forgiving(options, page, () => release(options, page, post, staged, guard)),
    settle: (page, ref) => forgiving(options, page, () => settle(options, page, ref)),
    find: (page, query) => forgiving(options, page, () => find(options, page, query)),
    remove: (page, remoteId) => forgiving(options, page, () => remove(options, page, remoteId)),
    // Uploaded media cannot be deleted; nobody sees them.
    discard: async () => undefined,
    permalink: (_, remoteId) => asking(options, async () => permalinkOf(options, postUrn(remoteId))),
    comment: (page, remoteId, text, guard) =>
      forgiving(options, page, () => comment(options, page, remoteId, text, guard)),
    findComment: (page, remoteId, text) =>
      forgiving(options, page, () => asking(options, () => findComment(options, page, remoteId, text))),
    fetchStats: (page, post) => forgiving(options, page, () => fetchStats(options, page, post)),
    fetchFollowers: (page) => forgiving(options, page, () => fetchFollowers(options, page)),
  };
}

/** Deleting twice is success. */
function remove(options: LinkedInOptions, page: PageAccess, remoteId: string): Promise<void> {
  return asking(options, async () => {
    try {
      await options.rest.delete(`rest/posts/${encoded(postUrn(remoteId))}`, page.token);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  });
}

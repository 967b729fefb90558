import { setTimeout as wait } from 'node:timers/promises';
import type { SocialConnector } from '../port.ts';
import { freshTokens, linkedinConsent } from './consent.ts';
import { asking, statusOf } from './error-classes.ts';
import { find, findComment } from './find.ts';
import { type LinkedInOptions, postUrn, STAGED_LIFETIME_S } from './options.ts';
import { checkPage, listPages } from './pages.ts';
import { comment, permalinkOf, release } from './release.ts';
import { createLinkedInRest, type LinkedInRestOptions } from './rest.ts';
import { encoded } from './restli.ts';
import { settle } from './settle.ts';
import { stage } from './stage.ts';
import { fetchFollowers, fetchStats } from './stats.ts';

/** A member's profile and the organizations that he publishes for, all with the token of his consent. */
export function createLinkedIn(
  settings: LinkedInRestOptions & Partial<Pick<LinkedInOptions, 'sleep' | 'ticks'>>,
): SocialConnector {
  const rest = createLinkedInRest(settings);
  const { now, sleep = wait, ticks = () => performance.now() } = settings;
  const options: LinkedInOptions = { rest, now, sleep, ticks };
  const fresh = freshTokens(options);
  return {
    network: 'linkedin',
    configured: settings.clientId !== '' && settings.clientSecret !== '',
    limits: { stagedLifetimeS: STAGED_LIFETIME_S, concurrentReleases: 20 },
    ...linkedinConsent(options, fresh),
    listPages: (grant) => listPages(options, fresh, grant),
    checkPage: (page) => checkPage(options, fresh, page),
    stage: (page, post, staged) => stage(options, page, post, staged),
    release: (page, post, staged, guard) => release(options, fresh, page, post, staged, guard),
    settle: (page, ref) => settle(options, page, ref),
    find: (page, query) => find(options, page, query),
    remove: (page, remoteId) =>
      asking(options, async () => {
        try {
          await rest.delete(`rest/posts/${encoded(postUrn(remoteId))}`, page.token);
        } catch (error) {
          if (statusOf(error) !== 404) throw error;
        }
      }),
    // Uploaded media cannot be deleted; nobody sees them.
    discard: async () => undefined,
    permalink: (_, remoteId) => asking(options, async () => permalinkOf(options, postUrn(remoteId))),
    comment: (page, remoteId, text, guard) => comment(options, fresh, page, remoteId, text, guard),
    findComment: (page, remoteId, text) => asking(options, () => findComment(options, page, remoteId, text)),
    fetchStats: (page, post) => fetchStats(options, page, post),
    fetchFollowers: (page) => fetchFollowers(options, page),
  };
}

import { CHANNELS } from '@waypost/contract/networks';
import { metaConsent } from '../meta-graph/consent.ts';
import type { SocialAdapter } from '../port.ts';
import { asking, igErrors } from './error-classes.ts';
import { find, findComment } from './find.ts';
import type { InstagramOptions } from './options.ts';
import { checkAccount, countFollowers, listAccounts } from './pages.ts';
import { IG_REASONS } from './reasons.ts';
import { comment, release } from './release.ts';
import { permalink, remove } from './remove.ts';
import { stage } from './stage.ts';
import { fetchStats } from './stats.ts';

/** Instagram by way of Facebook Login: a professional account that is linked to a Page, acted for with the Page's token. */
export function createInstagram(options: InstagramOptions): SocialAdapter {
  const { graph } = options;
  return {
    network: 'instagram',
    configured: graph.appId !== '' && graph.appSecret !== '',
    reasons: IG_REASONS,
    ...metaConsent(options, CHANNELS.instagram.permissions, igErrors),
    listPages: (grant) => listAccounts(graph, grant),
    checkPage: (page) => checkAccount(graph, page),
    stage: (page, post, staged) => stage(options, page, post, staged),
    release: (page, post, staged, guard) => release(options, page, post, staged, guard),
    // Containers are digested before the release, so its answer is the post.
    settle: async (_, ref) => ({ kind: 'live', id: ref, permalink: null }),
    find: (page, query) => find(options, page, query),
    remove: (page, remoteId) => remove(graph, page, remoteId),
    // Containers cannot be deleted; they expire, and nobody sees them.
    discard: async () => undefined,
    permalink: (page, remoteId) => permalink(graph, page, remoteId),
    comment: (page, remoteId, text, guard) => comment(options, page, remoteId, text, guard),
    findComment: (page, remoteId, text) => asking(() => findComment(options, page, remoteId, text)),
    fetchStats: (page, post) => fetchStats(graph, page, post),
    fetchFollowers: (page) => countFollowers(graph, page),
  };
}

import { CHANNELS } from '@waypost/contract/networks';
import { metaConsent } from '../meta-graph/consent.ts';
import type { SocialAdapter } from '../port.ts';
import { asking, fbErrors } from './error-classes.ts';
import { find, findComment } from './find.ts';
import type { FacebookOptions } from './options.ts';
import { checkPage, listPages } from './pages.ts';
import { FB_REASONS } from './reasons.ts';
import { comment, release } from './release.ts';
import { discard, permalink, remove } from './remove.ts';
import { settle } from './settle.ts';
import { stage } from './stage.ts';
import { countFollowers, fetchStats } from './stats.ts';

export function createFacebook(options: FacebookOptions): SocialAdapter {
  const { graph } = options;
  return {
    network: 'facebook',
    configured: graph.appId !== '' && graph.appSecret !== '',
    reasons: FB_REASONS,
    ...metaConsent(options, CHANNELS.facebook.permissions, fbErrors),
    listPages: (grant) => listPages(graph, grant),
    checkPage: (page) => checkPage(graph, page),
    stage: (page, post, staged) => stage(options, page, post, staged),
    release: (page, post, staged, guard) => release(options, page, post, staged, guard),
    settle: (page, ref) => settle(options, page, ref),
    find: (page, query) => find(options, page, query),
    remove: (page, remoteId) => remove(graph, page, remoteId),
    discard: (page, staged) => discard(graph, page, staged),
    permalink: (page, remoteId) => permalink(graph, page, remoteId),
    comment: (page, remoteId, text, guard) => comment(options, page, remoteId, text, guard),
    findComment: (page, remoteId, text) => asking(() => findComment(options, page, remoteId, text)),
    fetchStats: (page, post) => fetchStats(graph, page, post),
    fetchFollowers: (page) => asking(() => countFollowers(graph, page)),
  };
}

import { CHANNELS } from '@waypost/contract/networks';
import {
  type AnyRefusal,
  type Forbidden,
  type PageAccess,
  type ReasonCode,
  type Refusal,
  type SocialAdapter,
  type SocialConnector,
  SocialError,
} from './port.ts';

/**
 * The one place that decides what a refusal says about its page. A refused token (`reconnect`) loses the page at once,
 * whatever the call was for. A missing permission (`forbidden`) does not: the page is asked, and what the call was for
 * decides about the rest.
 *
 * | the call was for               | the page is lost too | the page is fine, or did not answer               |
 * |--------------------------------|----------------------|---------------------------------------------------|
 * | stage, release, settle, find   | `reconnect`          | `try-later`: networks say it in passing           |
 * | comments, figures, the others  | `reconnect`          | `forbidden`: only this is missing, publishing goes on |
 *
 * While a refusal may pass, nobody is sent to reconnect a page that is fine: it has a cause of its own.
 */
export function confirmRefusals(adapter: SocialAdapter): SocialConnector {
  const checkPage = (page: PageAccess) =>
    adapter.checkPage(page).catch((error: unknown) => Promise.reject(lost(error)));

  /** Null when the page can be published to, or does not say; a check never breaks what it could not ask. */
  async function whyLost(page: PageAccess): Promise<Refusal | null> {
    try {
      await checkPage(page);
      return null;
    } catch (error) {
      return error instanceof SocialError && error.refusal.kind === 'reconnect' ? error.refusal : null;
    }
  }
  const notNow: ReasonCode = `${CHANNELS[adapter.network].reasonPrefix}_not_allowed_now`;
  const passing = ({ code, detail }: Forbidden): Refusal => ({
    kind: 'try-later',
    code: notNow,
    lasting: code,
    detail,
  });

  const forPost = async (page: PageAccess, said: AnyRefusal): Promise<Refusal> =>
    said.kind === 'forbidden' ? ((await whyLost(page)) ?? passing(said)) : said;
  const beside = async (page: PageAccess, said: AnyRefusal): Promise<AnyRefusal> =>
    said.kind === 'forbidden' ? ((await whyLost(page)) ?? said) : said;

  async function asking<T>(page: PageAccess, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof SocialError)) throw error;
      throw new SocialError(await beside(page, error.refusal), { cause: error });
    }
  }

  return {
    ...adapter,
    reasons: [...adapter.reasons, notNow],
    checkPage,
    async stage(page, post, staged) {
      const result = await adapter.stage(page, post, staged);
      return result.kind === 'refused' ? { ...result, refusal: await forPost(page, result.refusal) } : result;
    },
    async release(page, post, staged, guard) {
      const result = await adapter.release(page, post, staged, guard);
      return result.kind === 'refused' ? { ...result, refusal: await forPost(page, result.refusal) } : result;
    },
    async settle(page, ref) {
      const result = await asking(page, adapter.settle(page, ref));
      return result.kind === 'failed' ? { ...result, refusal: await forPost(page, result.refusal) } : result;
    },
    async find(page, query) {
      const result = await adapter.find(page, query);
      return result.kind === 'cannot-read' ? { ...result, refusal: await forPost(page, result.refusal) } : result;
    },
    remove: (page, remoteId) => asking(page, adapter.remove(page, remoteId)),
    discard: (page, staged) => asking(page, adapter.discard(page, staged)),
    permalink: (page, remoteId) => asking(page, adapter.permalink(page, remoteId)),
    async comment(page, remoteId, text, guard) {
      const result = await adapter.comment(page, remoteId, text, guard);
      return result.kind === 'refused' ? { ...result, refusal: await beside(page, result.refusal) } : result;
    },
    findComment: (page, remoteId, text) => asking(page, adapter.findComment(page, remoteId, text)),
    fetchStats: (page, post) => asking(page, adapter.fetchStats(page, post)),
    fetchFollowers: (page) => asking(page, adapter.fetchFollowers(page)),
  };
}

/** A check that is itself forbidden has its answer. */
function lost(error: unknown): unknown {
  if (!(error instanceof SocialError) || error.refusal.kind !== 'forbidden') return error;
  return new SocialError({ ...error.refusal, kind: 'reconnect', scope: 'page' }, { cause: error });
}

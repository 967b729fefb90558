import type { LateConnector, SocialConnector } from './port.ts';

/** All of them, or it does not compile. */
const CALLS: Readonly<Record<keyof LateConnector, true>> = {
  authUrl: true,
  exchangeCode: true,
  refresh: true,
  listPages: true,
  missingScopes: true,
  dataAccessEnd: true,
  readNotice: true,
  revoke: true,
  checkPage: true,
  stage: true,
  release: true,
  settle: true,
  find: true,
  remove: true,
  discard: true,
  permalink: true,
  comment: true,
  findComment: true,
  fetchStats: true,
  fetchFollowers: true,
};

type AnyCall = ((...given: unknown[]) => unknown) | undefined;

/** A connector that is loaded by who calls it first. */
export function lateConnector(load: () => Promise<SocialConnector>): LateConnector {
  const calls = Object.keys(CALLS).map((name) => [
    name,
    async (...given: unknown[]) => {
      const connector = (await load()) as unknown as Readonly<Record<string, AnyCall>>;
      return connector[name]?.(...given);
    },
  ]);
  return Object.fromEntries(calls) as LateConnector;
}

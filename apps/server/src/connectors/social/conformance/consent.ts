import { expect, test } from 'vitest';
import { openGuard, type Play, refusalOf } from './world.ts';

export function consentPromises(play: () => Play): void {
  const world = () => play().world;

  test('a granted consent gives a lasting token and every permission', async () => {
    expect(await play().connector.missingScopes(play().grant)).toEqual([]);
    expect(play().grant.missingNeeded).toEqual([]);
    expect(play().grant.networkUserId).not.toBe('');
    expect(play().grant.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThan(world().now().getTime());
  });

  test('a denied consent comes back without a code', async () => {
    const url = play().connector.authUrl({ redirectUri: world().redirectUri, state: 's-2' });
    expect((await world().consent(url, 'deny')).get('code')).toBeNull();
  });

  test('a code works once', async () => {
    const url = play().connector.authUrl({ redirectUri: world().redirectUri, state: 's-3' });
    const code = (await world().consent(url, 'grant')).get('code') ?? '';
    await play().connector.exchangeCode({ code, redirectUri: world().redirectUri });
    const again = () => play().connector.exchangeCode({ code, redirectUri: world().redirectUri });
    expect((await refusalOf(again)).kind).toBe('reconnect');
  });

  test('an unticked permission is reported, now and later', async () => {
    const url = play().connector.authUrl({ redirectUri: world().redirectUri, state: 's-4' });
    const params = await world().consent(url, { without: world().requiredScope });
    const partial = await play().connector.exchangeCode({
      code: params.get('code') ?? '',
      redirectUri: world().redirectUri,
    });
    expect(partial.missingNeeded).toEqual([world().requiredScope]);
    expect(await play().connector.missingScopes(partial)).toEqual([world().requiredScope]);
  });

  test('the pages say who may publish', () => {
    expect(play().pages.find((one) => one.id === world().pageId)?.admin).toBe(true);
    expect(play().pages.find((one) => one.id === world().foreignPageId)?.admin).toBe(false);
  });

  test('a live page passes the check; after a revocation it asks for a reconnect', async () => {
    await play().connector.checkPage(play().page);
    world().revoke();
    expect((await refusalOf(() => play().connector.checkPage(play().page))).kind).toBe('reconnect');
    const post = await play().plain('too late');
    const staged = await play().connector.stage(play().page, post, { objects: [] });
    const result = await play().connector.release(play().page, post, staged.staged, openGuard());
    expect([staged.kind, result.kind]).toContain('refused');
    expect(world().wall(world().pageId)).toEqual([]);
  });
}

import { locales, messagesOf } from '@waypost/i18n';
import { ERROR_CODES, type ErrorEntry, type Reaction } from '@waypost/sandbox/meta';
import { beforeAll, describe, expect, test } from 'vitest';
import { openGuard, stageAll } from '../conformance/world.ts';
import type { GraphEnvelope } from '../meta-graph/envelope.ts';
import { type AnyRefusal, networkReason, type PageAccess, type PostSnapshot } from '../port.ts';
import { worldOfFile } from '../testing/world-of-file.ts';
import { classOf, ERROR_CLASSES, isAmbiguous, refusalOf } from './error-classes.ts';
import { FB_REASONS } from './reasons.ts';
import { facebookWorld } from './testing/facebook-world.ts';

/** What each reaction of the sandbox's table may be in the words of the port. */
const KINDS: Readonly<Record<Reaction, readonly AnyRefusal['kind'][]>> = {
  'try-later': ['try-later', 'wait'],
  rejected: ['rejected', 'blocked', 'duplicate'],
  reconnect: ['reconnect'],
  forbidden: ['forbidden'],
  gone: ['gone'],
  ours: ['ours'],
};

const envelopeOf = (entry: ErrorEntry): GraphEnvelope => ({
  code: entry.code,
  subcode: entry.subcode ?? null,
  message: entry.message,
  transient: entry.transient ?? false,
  userMessage: entry.userMessage ?? null,
  traceId: 'A1',
});
const named = ERROR_CODES.map((entry) => [`${entry.code}/${entry.subcode ?? '-'}`, entry] as const);

describe('every code that Facebook is known to answer', () => {
  test.each(named)('%s has a class of its own that fits', (_, entry) => {
    const envelope = envelopeOf(entry);
    expect(ERROR_CLASSES).toContain(classOf(envelope));
    const refusal = refusalOf(envelope, null);
    expect(KINDS[entry.reaction]).toContain(refusal.kind);
    expect(refusal.detail).toBe(entry.userMessage ?? null);
    expect(isAmbiguous(entry.status, envelope)).toBe(entry.ambiguousOnPublish ?? false);
    if (refusal.kind === 'wait') expect(refusal.scope).toBe(entry.scope === 'user' ? 'person' : entry.scope);
    if (refusal.kind === 'reconnect' && entry.code === 190)
      expect(refusal.scope).toBe(entry.scope === 'page' ? 'page' : 'grant');
  });

  test('a subcode wins over its code: 4 is a rate limit, 4/2207051 a block', () => {
    const base = { message: '', transient: false };
    expect(classOf({ ...base, code: 4, subcode: null }).kind).toBe('wait');
    expect(classOf({ ...base, code: 4, subcode: 2207051 }).kind).toBe('blocked');
  });

  test('an unknown code is told in the words of Facebook; is_transient decides whether to try again', () => {
    const unknown = {
      code: 4711,
      subcode: null,
      message: 'Strange',
      transient: false,
      userMessage: null,
      traceId: null,
    };
    expect(refusalOf(unknown, null)).toEqual({ kind: 'rejected', code: 'fb_refused', detail: 'Strange' });
    expect(refusalOf({ ...unknown, transient: true }, null).kind).toBe('try-later');
    expect(isAmbiguous(500, unknown)).toBe(true);
    expect(isAmbiguous(400, unknown)).toBe(false);
  });

  test('a missing proof of the secret is our mistake, although its code says invalid parameter', () => {
    const message = 'API calls from the server require an appsecret_proof argument';
    expect(classOf({ code: 100, subcode: null, message, transient: false }).kind).toBe('ours');
  });

  test('every cause has a sentence in every language, and no class has another cause', () => {
    for (const locale of locales) {
      const ours = Object.keys(messagesOf(locale).connections.reasons).filter((code) => /^(fb|type)_/.test(code));
      const shared = FB_REASONS.filter((code) => !ours.includes(code) && networkReason(code) !== null);
      expect([...ours, ...shared].sort()).toEqual([...FB_REASONS].sort());
    }
    for (const { reason } of ERROR_CLASSES) expect(FB_REASONS).toContain(reason);
  });
});

const world = await worldOfFile(facebookWorld());

describe('on the wire', () => {
  let page: PageAccess;
  beforeAll(async () => {
    const { control } = world.sandbox;
    const personId = control.facebook.pages().flatMap((one) => (one.id === world.pageId ? Object.keys(one.roles) : []));
    const token = control.facebook.issueToken({ personId: personId[0] ?? '', pageId: world.pageId });
    page = { pageId: world.pageId, token, isFeed: false };
  });

  const post: PostSnapshot = { type: 'post', text: 'Every refusal', link: null, media: [] };

  test.each(named)('a release that is answered %s publishes nothing and says what it proves', async (_, entry) => {
    const { control } = world.sandbox;
    const { staged } = await stageAll(world.connector, page, post);
    control.addFault({
      method: 'POST',
      path: '/feed$',
      action: { kind: 'graph_error', code: entry.code, subcode: entry.subcode, status: entry.status },
    });
    const result = await world.connector.release(page, post, staged, openGuard());
    if (entry.ambiguousOnPublish) expect(result.kind).toBe('unknown');
    else expect(result).toMatchObject({ kind: 'refused', refusal: { code: classOf(envelopeOf(entry)).reason } });
    expect(world.wall(world.pageId)).toEqual([]);
  });

  test('a throttled page says how long to wait', async () => {
    const usage = {
      type: 'pages',
      call_count: 100,
      total_time: 3,
      total_cputime: 3,
      estimated_time_to_regain_access: 7,
    };
    world.sandbox.control.facebook.set({ businessUsage: { [page.pageId]: usage } });
    const result = await world.connector.release(page, post, { objects: [] }, openGuard());
    expect(result).toMatchObject({ kind: 'refused', refusal: { kind: 'wait', scope: 'page', seconds: 420 } });
    world.reset();
  });
});

import { locales, messagesOf } from '@waypost/i18n';
import { LINKEDIN_ERROR_CODES, type LinkedInErrorEntry, type LinkedInReaction } from '@waypost/sandbox/linkedin';
import { beforeAll, describe, expect, test } from 'vitest';
import { openGuard } from '../conformance/world.ts';
import { type AnyRefusal, networkReason, type PageAccess, type PostSnapshot } from '../port.ts';
import { worldOfFile } from '../testing/world-of-file.ts';
import { classOf, ERROR_CLASSES, isAmbiguous, refusalOf } from './error-classes.ts';
import { LI_REASONS } from './reasons.ts';
import { linkedinWorld } from './testing/linkedin-world.ts';
import { type RestError, readError } from './wire/rest.ts';

/** What each reaction of the sandbox's table may be in the words of the port. */
const KINDS: Readonly<Record<LinkedInReaction, readonly AnyRefusal['kind'][]>> = {
  'try-later': ['try-later', 'wait'],
  rejected: ['rejected'],
  duplicate: ['duplicate'],
  reconnect: ['reconnect'],
  forbidden: ['forbidden'],
  gone: ['gone'],
  ours: ['ours'],
};
const NOON = new Date('2026-11-21T12:00:00Z');

function errorOf(entry: LinkedInErrorEntry): RestError {
  const error = readError(entry.status, entry.body);
  if (error === null) throw new Error(`${entry.name} is not read as an error`);
  return error;
}
const named = LINKEDIN_ERROR_CODES.map((entry) => [entry.name, entry] as const);

describe('every refusal that LinkedIn is known to give', () => {
  test.each(named)('%s has a class that fits', (_, entry) => {
    const error = errorOf(entry);
    const refusal = refusalOf(error, NOON);
    expect(KINDS[entry.reaction]).toContain(refusal.kind);
    expect(isAmbiguous(error)).toBe(entry.ambiguousOnPublish ?? false);
    if (entry.wait === 'utc-midnight') expect(refusal).toMatchObject({ kind: 'wait', seconds: 12 * 3600 });
    if (entry.wait === 'minutes-first') expect(refusal).toMatchObject({ kind: 'wait', seconds: null, daily: true });
    if (entry.wait === 'a-minute') expect(refusal).toMatchObject({ kind: 'wait', seconds: 60 });
    if (entry.status < 500 && entry.name !== 'UNPROCESSABLE_ENTITY') expect(ERROR_CLASSES).toContain(classOf(error));
  });

  test('a duplicate names the post that is there', () => {
    const entry = LINKEDIN_ERROR_CODES.find((one) => one.name === 'DUPLICATE_POST');
    expect(entry && refusalOf(errorOf(entry), NOON)).toMatchObject({
      kind: 'duplicate',
      remoteId: 'urn:li:share:6844785523593134080',
    });
  });

  test('a code may stand only in the message', () => {
    const error = { status: 400, code: null, serviceCode: null, message: 'ERROR :: /content :: FIELD_LENGTH_TOO_LONG' };
    expect(refusalOf(error, NOON)).toEqual({ kind: 'rejected', code: 'li_text_too_long', detail: null });
  });

  test('an unknown refusal is told in the words of LinkedIn', () => {
    const error = { status: 418, code: 'TEAPOT', serviceCode: null, message: 'Strange' };
    expect(refusalOf(error, NOON)).toEqual({ kind: 'rejected', code: 'li_refused', detail: 'Strange' });
    expect(readError(403, '<html>')).toBeNull();
  });

  test('every cause has a sentence in every language, and no class has another cause', () => {
    for (const locale of locales) {
      const ours = Object.keys(messagesOf(locale).connections.reasons).filter((code) => /^(li|type)_/.test(code));
      const shared = LI_REASONS.filter((code) => !ours.includes(code) && networkReason(code) !== null);
      expect([...ours, ...shared].sort()).toEqual([...LI_REASONS].sort());
    }
    for (const { reason } of ERROR_CLASSES) expect(LI_REASONS).toContain(reason);
  });
});

const world = await worldOfFile(linkedinWorld());

describe('on the wire', () => {
  let page: PageAccess;
  beforeAll(async () => {
    page = world.pageOf(world.pageId);
  });

  const post: PostSnapshot = { type: 'post', text: 'Every refusal', link: null, media: [] };

  test.each(named)('a release that is answered %s publishes nothing and says what it proves', async (name, entry) => {
    world.sandbox.control.addFault({ method: 'POST', path: '/posts$', action: { kind: 'linkedin_error', name } });
    const result = await world.connector.release(page, post, { objects: [] }, openGuard());
    if (entry.ambiguousOnPublish) expect(result.kind).toBe('unknown');
    else expect(result).toMatchObject({ kind: 'refused', refusal: { code: classOf(errorOf(entry)).reason } });
    expect(world.wall(world.pageId)).toEqual([]);
  });

  test.each([
    ['a redirect', { kind: 'status', status: 302 }],
    ['a refusal that is no JSON', { kind: 'status', status: 403, body: '<html>' }],
    ['half an answer', { kind: 'garbage' }],
  ] as const)('%s proves nothing', async (_, action) => {
    world.sandbox.control.addFault({ method: 'POST', path: '/posts$', action });
    expect((await world.connector.release(page, post, { objects: [] }, openGuard())).kind).toBe('unknown');
  });
});

import { locales, messagesOf } from '@waypost/i18n';
import {
  CONTAINER_FAILURES,
  ERROR_CODES,
  type ErrorEntry,
  INSTAGRAM_ERROR_CODES,
  type Reaction,
} from '@waypost/sandbox/meta';
import { describe, expect, test } from 'vitest';
import type { GraphEnvelope } from '../meta-graph/envelope.ts';
import { type AnyRefusal, networkReason } from '../port.ts';
import { failureOf, igErrors } from './error-classes.ts';
import { IG_REASONS } from './reasons.ts';

/** What each reaction of the sandbox's table may be in the words of the port. */
const KINDS: Readonly<Record<Reaction, readonly AnyRefusal['kind'][]>> = {
  'try-later': ['try-later', 'wait'],
  // A media type that Instagram does not know is our mistake, not the person's.
  rejected: ['rejected', 'blocked', 'ours'],
  reconnect: ['reconnect'],
  forbidden: ['forbidden'],
  // A container that is not there is made again; the post is not lost with it.
  gone: ['gone', 'try-later'],
  ours: ['ours'],
};
const FACEBOOK_POSTS = [197, 324, 389, 506, 1609005];
const shared = ERROR_CODES.filter(({ code, subcode = 0 }) => {
  return (
    !FACEBOOK_POSTS.includes(code) &&
    subcode !== 1404082 &&
    ![1366046, 1366051, 1363037, 1363047, 1609010, 2069019].includes(subcode)
  );
});

const envelopeOf = (entry: ErrorEntry): GraphEnvelope => ({
  code: entry.code,
  subcode: entry.subcode ?? null,
  message: entry.message,
  transient: entry.transient ?? false,
  userMessage: entry.userMessage ?? null,
  traceId: 'A1',
});
const named = [...INSTAGRAM_ERROR_CODES, ...shared].map(
  (entry) => [`${entry.code}/${entry.subcode ?? '-'}`, entry] as const,
);

describe('every code that Instagram is known to answer', () => {
  test.each(named)('%s has a class that fits', (_, entry) => {
    const envelope = envelopeOf(entry);
    expect(igErrors.classes).toContain(igErrors.classOf(envelope));
    const refusal = igErrors.refusalOf(envelope, null);
    expect(KINDS[entry.reaction]).toContain(refusal.kind);
    expect(refusal.code).toMatch(/^ig_/);
    expect(refusal.detail).toBe(entry.userMessage ?? null);
    expect(igErrors.isAmbiguous(entry.status, envelope)).toBe(entry.ambiguousOnPublish ?? false);
    if (entry.remedy === 'next-window') expect(refusal).toMatchObject({ kind: 'wait', scope: 'page' });
    if (entry.remedy === 'new-container') expect(refusal.kind).toBe('try-later');
  });

  test('a container that is not ready and one that is gone cost no try of the ladder and no post', () => {
    const words = { message: '', transient: false };
    expect(igErrors.classOf({ ...words, code: 9007, subcode: 2207027 }).kind).toBe('wait');
    expect(igErrors.classOf({ ...words, code: 24, subcode: 2207008 }).kind).toBe('try-later');
  });

  test('every failure that a status names is known by its number', () => {
    for (const [code, words] of Object.entries(CONTAINER_FAILURES))
      expect(failureOf(`Error: Media upload has failed with error code ${code}: ${words}`).reason).not.toBe('');
    expect(failureOf('… with error code 2207026')).toEqual({ reason: 'ig_video_invalid', again: 0 });
    expect(failureOf('… with error code 2207076').again).toBe(1);
    expect(failureOf('something new').reason).toBe('ig_container_failed');
    expect(failureOf(null).again).toBe(2);
  });

  test('every cause has a sentence in every language, and no class has another cause', () => {
    for (const locale of locales) {
      const ours = Object.keys(messagesOf(locale).connections.reasons).filter((code) => code.startsWith('ig_'));
      const shared = IG_REASONS.filter((code) => !ours.includes(code) && networkReason(code) !== null);
      expect([...ours, ...shared].sort()).toEqual([...IG_REASONS].sort());
    }
    for (const { reason } of igErrors.classes) expect(IG_REASONS).toContain(reason);
  });
});

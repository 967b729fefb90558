import { writeLittleText } from '@waypost/contract/networks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGuard, textPost } from '../../conformance/world.ts';
import type { PageAccess } from '../../port.ts';
import { type LinkedInWorld, linkedinWorld } from '../testing/linkedin-world.ts';
import { readLittleText } from './little-text.ts';

describe('little text', () => {
  test.each([
    ['Sail (north) @ 50% <now>', 'Sail \\(north\\) \\@ 50% \\<now\\>'],
    ['#Été_2027 and #travel!', '{hashtag|\\#|Été\\_2027} and {hashtag|\\#|travel}!'],
    ['C#dev, #1, # and ##', 'C\\#dev, \\#1, \\# and \\#\\#'],
    ['See https://a.example/x_y~z#top.', 'See https://a.example/x_y\\~z#top.'],
    ['(https://a.example/x_)', '\\(https://a.example/x\\_\\)'],
    ['https://a.example/(b)/c', 'https://a.example/\\(b\\)/c'],
    ['back\\slash {|} *_~', 'back\\\\slash \\{\\|\\} \\*\\_\\~'],
  ])('%s', (text, written) => {
    expect(writeLittleText(text)).toBe(written);
    expect(readLittleText(written)).toBe(text);
  });

  test('what LinkedIn gives back is read as people see it', () => {
    expect(readLittleText('By @[Blue \\(Fjord\\)](urn:li:organization:9): {hashtag|#|sea}')).toBe(
      'By Blue (Fjord): #sea',
    );
  });
});

const PIECES = [
  'https://a.example/',
  'https://a.example/~b*c',
  'http://',
  '#',
  '#sea',
  '@[A](urn:li:person:1)',
  '\\',
  '{hashtag|\\#|x}',
  '(',
  ')',
  '{',
  '_',
];
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(' ', '\n', '~', '*', '|', 'é'),
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '' && text.isWellFormed());

describe('what is sent is what is shown', () => {
  let world: LinkedInWorld;
  let page: PageAccess;
  beforeAll(async () => {
    world = await linkedinWorld();
    world.sandbox.control.linkedin.set({
      duplicate: { enabled: false, windowMs: 0, alsoDeleted: false },
      strictLittleText: true,
    });
    page = world.pageOf(world.pageId);
  });
  afterAll(() => world.close());

  test('by the reader itself', () => {
    fc.assert(fc.property(anyText, (text) => readLittleText(writeLittleText(text)) === text));
  });

  test('by the network, whatever the text, and it is recognised again', async () => {
    const { control } = world.sandbox;
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const commitStartedAt = world.now();
        const post = textPost(text);
        const result = await world.connector.release(page, post, { objects: [] }, openGuard());
        const [seen] = control.linkedin.wall(`urn:li:organization:${world.pageId}`);
        expect(seen).toMatchObject({ text, truncated: false });
        if (result.kind !== 'live') throw new Error(JSON.stringify(result));
        const deadline = new Date(commitStartedAt.getTime() + 95_000);
        const query = { post, staged: { objects: [] }, commitStartedAt, deadline, acceptedRef: null };
        const found = await world.connector.find(page, query);
        expect(found).toMatchObject({ kind: 'read', candidates: [{ remoteId: result.id, text }] });
        await world.connector.remove(page, result.id);
      }),
      { numRuns: 150 },
    );
  });
});

import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { messageLength } from '@waypost/contract/posts';
import { locales } from '@waypost/i18n';
import { expect, test } from 'vitest';
import { translate } from '../../../platform/errors/index.ts';
import { networkReason } from '../port.ts';
import { openGuard, type Play, type PostKind, publish } from './world.ts';

/** The kinds of post that a network takes, by its descriptor; the plainest first. */
export function kindsOf(app: SocialApp): PostKind[] {
  const { pictures, videos } = CHANNELS[app];
  const kinds: PostKind[] = pictures.required ? [] : ['text'];
  if (pictures.max > 0) kinds.push('picture');
  if (pictures.max > 1) kinds.push('pictures');
  if (videos?.video) kinds.push('video');
  if (videos?.reel) kinds.push('reel');
  return kinds;
}

/** What the descriptor promises to people, the network really takes, up to the last character and picture. */
export function capabilityPromises(play: () => Play, app: SocialApp): void {
  const { text, pictures, link, comment } = CHANNELS[app];

  test('the longest text goes out whole', async () => {
    const post = await play().plain('é'.repeat(text.limit));
    expect(messageLength(post.text, app)).toBe(text.limit);
    await publish(play(), post);
    const { world } = play();
    expect(world.wall(world.pageId)[0]?.text).toBe(post.text);
  });

  test('as many pictures as it says go out in one post', async () => {
    const names = Array.from({ length: pictures.max }, (_, n) => `p${n}`);
    const media = await Promise.all(names.map((name) => play().world.image(name)));
    await publish(play(), { type: 'image', text: 'all of them', link: null, media });
    expect(play().world.wall(play().world.pageId)).toHaveLength(1);
  });

  if (link)
    test('a link goes out', async () => {
      await publish(play(), { type: 'link', text: 'look', link: 'https://www.example.com/tours', media: [] });
      expect(play().world.wall(play().world.pageId)).toHaveLength(1);
    });

  if (comment !== null)
    test('the longest first comment is written', async () => {
      const { id } = await publish(play(), await play().plain('with a long comment'));
      const words = 'é'.repeat(comment.limit);
      const written = await play().connector.comment(play().page, id, words, openGuard());
      expect(written.kind).toBe('live');
    });

  test.each(locales)('every cause that it can name has a sentence in %s', (locale) => {
    for (const code of play().connector.reasons) {
      const said = networkReason(code);
      expect(said && translate(locale, said), code).toEqual(expect.any(String));
    }
  });
}

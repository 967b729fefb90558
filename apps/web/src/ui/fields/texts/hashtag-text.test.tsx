import { expect, it } from 'vitest';
import { splitHashtags } from './hashtag-text.tsx';

const tags = (text: string) => splitHashtags(text).flatMap((part) => (part.tag ? [part.text] : []));

it('finds hashtags of any script and loses no text', () => {
  const text = 'Été en #Québec et #España2026! (#été_long) 50# # #東京';
  expect(tags(text)).toEqual(['#Québec', '#España2026', '#été_long', '#東京']);
  expect(
    splitHashtags(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

import { expect, it } from 'vitest';
import { remoteIdOf } from './remote-id.ts';

it('reads the id of a post from what a person pastes', () => {
  expect(remoteIdOf(' 101_202 ')).toBe('101_202');
  expect(remoteIdOf('https://www.facebook.com/bluefjord/posts/1234567890/')).toBe('1234567890');
  expect(remoteIdOf('https://www.facebook.com/permalink.php?story_fbid=77&id=101')).toBe('77');
  expect(remoteIdOf('https://www.facebook.com/photo/?fbid=88&set=a.1')).toBe('88');
  expect(remoteIdOf('https://www.linkedin.com/feed/update/urn:li:share:99/')).toBe('urn:li:share:99');
  expect(remoteIdOf('')).toBeNull();
  expect(remoteIdOf('I do not know')).toBeNull();
});

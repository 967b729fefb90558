import type { PostAction } from '@waypost/contract/posts';
import { expect, it } from 'vitest';
import { failedPost } from '../../../../testing/fixtures.ts';
import { daysOf, groupsOf, menuOf, offering, wholeGroups } from './group-posts.ts';

const post = (id: number, origin: string, fire_at: string) => ({ ...failedPost, id, origin, fire_at });
// In Toronto the first two are still on the day before.
const posts = [
  post(1, 'a', '2031-05-02T02:00:00Z'),
  post(2, 'b', '2031-05-02T02:00:00Z'),
  post(3, 'a', '2031-05-02T02:00:00Z'),
  post(4, 'b', '2031-05-02T15:00:00Z'),
];

it('groups siblings of one moment, and leaves apart what has another time', () => {
  expect(groupsOf(posts).map((group) => group.posts.map(({ id }) => id))).toEqual([[1, 3], [2], [4]]);
});

it('heads them with the days of Toronto', () => {
  expect(daysOf(groupsOf(posts)).map(({ day, groups }) => [day, groups.length])).toEqual([
    ['2031-05-01', 2],
    ['2031-05-02', 1],
  ]);
});

it('acts on those that offer it', () => {
  const [group] = groupsOf([{ ...posts[0], actions: ['delete'] } as (typeof posts)[0], posts[2] as (typeof posts)[0]]);
  expect(group && offering(group, 'post_now').map(({ id }) => id)).toEqual([3]);
});

it('copies nothing whose going out is still asked about, and only for who makes new posts', () => {
  const of = (...actions: readonly PostAction[][]) => ({
    key: 'a',
    first: failedPost,
    posts: actions.map((offered, at) => ({ ...post(at, 'a', '2031-05-02T02:00:00Z'), actions: offered })),
  });
  expect(menuOf(of(['edit'], ['delete']), true)).toEqual(['edit', 'delete', 'duplicate']);
  expect(menuOf(of(['edit'], ['delete']), false)).toEqual(['edit', 'delete']);
  expect(menuOf(of(['reconnect']), false)).toEqual(['reconnect']);
  expect(menuOf(of(['analytics'], ['resolve']), true)).toEqual([]);
});

it('leaves what may go on behind the end of a page to the next one, and orders siblings by network', () => {
  const linkedin = { ...post(3, 'a', '2031-05-02T02:00:00Z'), app: 'linkedin' } as const;
  const [first, ...rest] = posts as [(typeof posts)[0], ...typeof posts];
  const list = [linkedin, first, ...rest.filter(({ id }) => id !== 3)];
  expect(wholeGroups(list, true).map((group) => group.posts.map(({ id }) => id))).toEqual([[1, 3], [2]]);
  expect(wholeGroups(list, false)).toHaveLength(3);
  expect(wholeGroups([first, linkedin], true)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { paths } from '../../platform/paths.ts';
import { allScreens } from '../screens.ts';
import { agencyNav, staffNav } from './nav.ts';

const known = new Set(allScreens.map(({ path }) => path.replace('$slug', 'slug')));

it('leads only to pages that exist', () => {
  const targets = [...agencyNav, ...staffNav].flatMap((group) => group.entries.map((entry) => entry.path('slug')));
  const links = [...targets, paths.accountSettings, paths.signIn, paths.setup('slug')];
  expect(links.filter((link) => !known.has(link))).toEqual([]);
});

it('has room for More in the bottom bar', () => {
  expect(agencyNav.flatMap((group) => group.entries.filter((entry) => entry.inTabBar)).length).toBeLessThanOrEqual(4);
});

import { randomBytes } from 'node:crypto';
import type { SideCall } from '@waypost/contract/networks';
import { type Control, DEMO_WORLD } from '@waypost/sandbox';
import type { PlayedPage, Struck } from '../../testing/played.ts';

const { marina } = DEMO_WORLD.people;

/** How Graph calls beside publishing look on both networks. */
export const SIDE_CALLS: Readonly<Record<SideCall, Struck>> = {
  comments: { method: 'POST', path: '/comments$' },
  figures: { method: 'GET', path: '/insights$' },
  followers: { method: 'GET', path: '/\\d+$', params: 'followers_count' },
};

/** A new Page of Marina's, with its token. */
export function newPage({ facebook }: Control): PlayedPage {
  const tag = randomBytes(5).toString('hex');
  const { id, name } = facebook.addPage({
    name: `Page ${tag}`,
    roles: { [marina.id]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] },
  });
  const token = facebook.issueToken({ personId: marina.id, pageId: id });
  // A consent of its own, because one that covers several pages dies for all of them.
  return { id, name, networkUserId: `${marina.id}-${tag}`, token };
}

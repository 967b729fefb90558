import {
  type Icon,
  IconCirclePlus,
  IconHome2,
  IconListDetails,
  IconPlugConnected,
  IconUsers,
} from '@tabler/icons-react';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { paths } from '../../platform/paths.ts';

const NETWORK = SOCIAL_APPS.join('|');

export interface NavEntry {
  readonly key: 'dashboard' | 'posts' | 'createPost' | 'connections' | 'users';
  readonly icon: Icon;
  readonly path: (slug: string) => string;
  /** Addresses of other pages that stand under this entry, such as one network's posts. */
  readonly covers?: RegExp;
  /** The sidebar draws it as the button above the menu. */
  readonly asButton?: boolean;
  /** Also in the bottom bar of phones, which holds five with More. */
  readonly inTabBar?: boolean;
}

interface NavGroup {
  /** The first group has no heading. */
  readonly key: 'main' | 'account' | 'staff';
  readonly entries: readonly NavEntry[];
}

/** The menu of an agency; a new screen adds one line. A test holds every line to an existing screen. */
export const agencyNav: readonly NavGroup[] = [
  {
    key: 'main',
    entries: [
      { key: 'dashboard', icon: IconHome2, path: paths.dashboard, inTabBar: true },
      {
        key: 'posts',
        icon: IconListDetails,
        path: (slug) => paths.posts(slug),
        covers: new RegExp(`^/[^/]+/(${NETWORK})/posts(/|$)`),
        inTabBar: true,
      },
      { key: 'createPost', icon: IconCirclePlus, path: paths.createPost, inTabBar: true, asButton: true },
    ],
  },
  {
    key: 'account',
    entries: [
      {
        key: 'connections',
        icon: IconPlugConnected,
        path: paths.connections,
        covers: new RegExp(`^/[^/]+/(advanced_features|(${NETWORK})/(settings|delete))(/|$)`),
        inTabBar: true,
      },
    ],
  },
];

/** For staff; shown to those who may open it. */
export const staffNav: readonly NavGroup[] = [
  { key: 'staff', entries: [{ key: 'users', icon: IconUsers, path: () => paths.users }] },
];

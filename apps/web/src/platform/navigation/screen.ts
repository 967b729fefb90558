import type { IconProps } from '@tabler/icons-react';
import type { FirstReads } from '@waypost/contract/host-page';
import type { Permission } from '@waypost/contract/plans';
import type { Profile } from '@waypost/contract/profiles';
import type { Address } from '@waypost/contract/wire';
import type { ScreenCatalogue, ScreenMessages } from '@waypost/i18n/catalogues';
import type { ComponentType } from 'react';

export type NavKey = keyof ScreenMessages['nav'];

export interface NavEntry {
  /** Its labels are the room's own words: `nav.<key>.menu`, and `.tab` where room is short. */
  readonly key: NavKey;
  readonly group: keyof ScreenMessages['shell']['groups'] | 'main';
  readonly icon: ComponentType<IconProps>;
  /** What its address needs beside the profile. */
  readonly params?: Readonly<Record<string, string>>;
  /** Shown to those who have this; a page that needs it and the server refuse the others anyway. */
  readonly needs?: Permission | 'staff' | 'superuser';
  /** Locked for those whose plan is below PRO: they see it with the plan's name. */
  readonly pro?: boolean;
  /** The sidebar draws it as the button above the menu. */
  readonly asButton?: boolean;
  /** Also in the bottom bar of phones, which holds five with More. */
  readonly inTabBar?: boolean;
  /** Something behind it waits for the person's hand: the entry wears a mark. */
  readonly troubled?: (profile: Profile) => boolean;
}

export interface Screen {
  /**
   * `public` pages need no sign-in, `account` pages need one, `profile` pages live below /$slug/, `staff` pages answer
   * "no permission" to agency users, `marketing` pages to those of them who manage no suppliers.
   */
  readonly scope: 'public' | 'account' | 'profile' | 'staff' | 'marketing';
  /** One of the feature's `paths.ts`; the build reads it there, and what stands below, to tell the server. */
  readonly at: Pick<Address, 'path'>;
  /** Always a dynamic import, so that every page is a chunk of its own. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What the page says beside what every page says; its words travel with its code. A test compares. */
  readonly words?: readonly ScreenCatalogue[];
  /** A page of every day: what it shows first comes with its address, and so does a picture of it (decision 010). */
  readonly first?: FirstReads;
  /** Its entry in the menu. */
  readonly nav?: NavEntry;
  /** The entry under which it stands when it has none, such as one network's posts. */
  readonly under?: NavKey;
}

/** What a feature's routes.tsx exports; app/features.ts lists the features. */
export function screens(...list: readonly Screen[]): readonly Screen[] {
  return list;
}

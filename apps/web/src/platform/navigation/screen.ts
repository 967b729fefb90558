import type { ScreenCatalogue } from '@waypost/i18n/catalogues';
import type { ComponentType } from 'react';

export interface Screen {
  /**
   * `public` pages need no sign-in, `account` pages need one, `profile` pages live below /$slug/, `staff` pages answer
   * "no permission" to agency users.
   */
  readonly scope: 'public' | 'account' | 'profile' | 'staff';
  /** Trailing slash; parameters as `$id`. */
  readonly path: string;
  /** Always a dynamic import, so that every page is a chunk of its own. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What the page says beside what every page says; its words travel with its code. A test compares. */
  readonly words?: readonly ScreenCatalogue[];
}

/** What a feature's routes.tsx exports; app/screens.ts lists the features. */
export function screens(...list: readonly Screen[]): readonly Screen[] {
  return list;
}

import type { ComponentType } from 'react';

export interface Screen {
  /**
   * `public` pages need no sign-in, `account` pages need one, `profile` pages live below /{slug}/ (their path starts after
   * the slug), `staff` pages answer "no permission" to agency users.
   */
  readonly scope: 'public' | 'account' | 'profile' | 'staff';
  /** Trailing slash; parameters as `$id`. */
  readonly path: string;
  /** Always a dynamic import, so that every page is a chunk of its own. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** What a feature's routes.tsx exports; app/screens.ts lists the features. */
export function screens(...list: readonly Screen[]): readonly Screen[] {
  return list;
}

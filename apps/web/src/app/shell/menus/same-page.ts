import { fillAddress, type Href } from '@waypost/contract/wire';
import { dashboardPaths } from '../../../features/dashboard/paths.ts';

/**
 * Where somebody who looks at this page finds the like of it in another profile: the same page, of one thing its list, and
 * the dashboard from pages that belong to no profile. What the address asks for beside is the former profile's own.
 */
export function samePage(path: string, params: Readonly<Record<string, string | undefined>>, slug: string): Href {
  if (!path.startsWith('/$slug/')) return dashboardPaths.dashboard({ slug });
  return fillAddress(path.replace(/\$id\/?$/, ''), { ...params, slug });
}

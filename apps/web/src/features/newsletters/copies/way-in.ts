import type { Newsletter } from '@waypost/contract/newsletters';
import { reportsPaths } from '@waypost/contract/reports';
import type { Href } from '@waypost/contract/wire';
import { newslettersPaths } from '../paths.ts';

/** Where there are figures to these, else to what it will look like (NEWS-010). */
export const wayIn = ({ id, stats }: Pick<Newsletter, 'id' | 'stats'>, slug: string): Href =>
  stats === null ? newslettersPaths.newsletter({ slug, id }) : reportsPaths.newsletter({ slug, id });

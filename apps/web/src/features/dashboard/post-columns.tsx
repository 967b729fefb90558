import type { Profile } from '@waypost/contract/profiles';
import { connectedApps, connectedChannels } from '../connections/index.ts';
import { PostDetailsOfAddress } from '../posts/index.ts';
import classes from './columns.module.css';
import { TopColumn } from './top-column.tsx';
import { UpcomingColumn } from './upcoming-column.tsx';

/** 'Upcoming Posts' beside 'Top Performing Media', each with its own tabs and period (DASH-001 to 008). */
export function PostColumns({ profile }: { readonly profile: Profile }) {
  if (connectedChannels(profile).length === 0) return null;
  const apps = connectedApps(profile);
  return (
    <div className={classes.columns}>
      <UpcomingColumn apps={apps} />
      <TopColumn apps={apps} />
      <PostDetailsOfAddress />
    </div>
  );
}

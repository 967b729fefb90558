import { IconBooks, IconBroadcast } from '@tabler/icons-react';
import type { CampaignSummary } from '@waypost/contract/campaigns';
import classes from '../../../ui/listing/listing.module.css';

type Of = Pick<CampaignSummary, 'image' | 'type'>;

/** The first picture of its posts; while there is none, what it is. */
export function Thumbnail({ campaign: { image, type } }: { readonly campaign: Of }) {
  if (image !== null) return <img className={classes.thumb} src={image} alt="" loading="lazy" width={56} height={56} />;
  const Mark = type === 'library' ? IconBooks : IconBroadcast;
  return (
    <span className={classes.thumb} aria-hidden="true">
      <Mark size={22} stroke={1.4} />
    </span>
  );
}

import { IconMail } from '@tabler/icons-react';
import type { CampaignRow } from '@waypost/contract/newsletters';
import classes from '../../../ui/listing/listing.module.css';

type Of = Pick<CampaignRow, 'image_thumbnail' | 'image_placeholder'>;

/** Its first picture; a letter while it has none. */
export const Thumbnail = ({ campaign: { image_thumbnail: picture } }: { readonly campaign: Of }) =>
  picture === null ? (
    <span className={classes.thumb} aria-hidden="true">
      <IconMail size={22} stroke={1.4} />
    </span>
  ) : (
    <img className={classes.thumb} src={picture} alt="" loading="lazy" width={56} height={56} />
  );

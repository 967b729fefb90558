import { Text, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconPhoto } from '@tabler/icons-react';
import type { Posting, PostingStatus } from '@waypost/contract/campaigns';
import { CHANNELS } from '@waypost/contract/networks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';
import { VideoMark, videoLength } from '../../media/index.ts';
import classes from './posts.module.css';

interface Props {
  readonly posting: Posting;
  readonly place: number;
  readonly of: number;
  readonly opened: boolean;
  /** What keeps it from being published, by number. */
  readonly amiss: number;
  readonly onOpen: () => void;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}
const TONES: Readonly<Record<PostingStatus | 'library', StatusTone>> = {
  pending: 'accent',
  published: 'neutral',
  removed: 'danger',
  library: 'accent',
};

/** A post of a campaign in its table; opened, what it says and shows. */
export function PostRow({ posting, place, of, opened, amiss, onOpen, menu, children }: Props) {
  const t = useTranslations('campaigns.posts');
  const network = CHANNELS[posting.app].name;
  const said = posting.message.trim() || t('noText');
  return (
    <li
      className={classes.post}
      data-posting={posting.id}
      data-opened={opened || undefined}
      aria-label={t('place', { network, place, count: of })}
    >
      <div className={classes.row}>
        <UnstyledButton className={classes.opener} aria-expanded={opened} data-opens onClick={onOpen}>
          <When posting={posting} />
          <NetworkChip app={posting.app} size={28} labelled />
          <Thumbnail posting={posting} />
          <span className={classes.words}>
            <span className={classes.said} data-none={posting.message.trim() === '' || undefined}>
              {said}
            </span>
            <Facts posting={posting} amiss={amiss} />
          </span>
          <Standing posting={posting} />
          <IconChevronDown size={16} stroke={1.7} className={classes.chevron} aria-hidden="true" />
        </UnstyledButton>
        {menu}
      </div>
      {opened && children}
    </li>
  );
}

function When({ posting: { fire_at, campaign } }: { readonly posting: Posting }) {
  const t = useTranslations('campaigns.posts');
  const formats = useFormats();
  if (campaign.type === 'library') return null;
  return (
    <span className={classes.when} data-none={fire_at === null || undefined}>
      {fire_at === null ? (
        t('noTime')
      ) : (
        <>
          <span>{formats.date(fire_at)}</span>
          <small>{formats.time(fire_at)}</small>
        </>
      )}
    </span>
  );
}

function Thumbnail({ posting: { media, thumbnail, image, og_data: og } }: { readonly posting: Posting }) {
  const [first] = media;
  const shown = first?.thumbnail ?? thumbnail ?? image ?? og?.image;
  return (
    <span className={classes.thumb} aria-hidden="true">
      {shown ? <img src={shown} alt="" loading="lazy" /> : <IconPhoto size={20} stroke={1.4} />}
      {first?.kind === 'video' && first.duration !== null && <VideoMark>{videoLength(first.duration)}</VideoMark>}
    </span>
  );
}

/** What it is made of, what it is filed under, and whether something is amiss. */
function Facts({ posting, amiss }: Pick<Props, 'posting' | 'amiss'>) {
  const t = useTranslations('campaigns.posts');
  const { media, post_type: type } = posting;
  const made =
    type === 'reel'
      ? t('reel')
      : media.some(({ kind }) => kind === 'video')
        ? t('video')
        : media.length > 1
          ? t('images', { count: media.length })
          : posting.link !== null && media.length === 0
            ? t('link')
            : null;
  const filed = [...posting.travel_type, ...posting.destination, ...posting.category].map(({ name }) => name);
  return (
    <span className={classes.facts}>
      {amiss > 0 && (
        <span className={classes.amiss}>
          <IconAlertCircle size={14} stroke={1.7} aria-hidden="true" />
          {t('amiss', { count: amiss })}
        </span>
      )}
      <span className={classes.filed}>{[made, ...filed].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Of a published campaign: where the post stands, and how many advisors have it. */
function Standing({ posting: { campaign, status, related_data: related } }: { readonly posting: Posting }) {
  const t = useTranslations('campaigns.posts');
  if (!campaign.published && status !== 'removed') return <span />;
  const stand = campaign.type === 'library' && status === 'pending' ? 'library' : status;
  return (
    <span className={classes.stand}>
      <StatusBadge tone={TONES[stand]} label={t(`status.${stand}`)} />
      {related !== null && related.scheduled_posting.total > 0 && (
        <Text component="small" size="xs" c="dimmed">
          {t('copies', { total: related.scheduled_posting.total })}
        </Text>
      )}
    </span>
  );
}

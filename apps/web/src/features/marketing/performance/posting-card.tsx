import { Badge } from '@mantine/core';
import { IconClock, IconSend, IconTrash } from '@tabler/icons-react';
import { type Posting, type PostingStatus, TAXONOMY_FIELDS } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './performance.module.css';
import { PostingLinks } from './posting-links.tsx';
import { PostingVerbs } from './posting-verbs.tsx';

/** ADMCAL-052 to 054. */
const STATUS_ICONS: Readonly<Record<PostingStatus, typeof IconClock>> = {
  pending: IconClock,
  published: IconSend,
  removed: IconTrash,
};

interface Props {
  readonly posting: Posting;
  /** It was deleted here. */
  readonly onGone: () => void;
}

/** What a post says and shows, where it stands, and what can be done with it (ADMCAL-019, ADMCAL-027 to 034). */
export function PostingCard({ posting, onGone }: Props) {
  const t = useTranslations('marketing');
  const channelName = useChannelName();
  const { dateTime } = useFormats();
  const { app, status, fire_at: at } = posting;
  const Icon = STATUS_ICONS[status];
  return (
    <article className={classes.card} aria-label={t('posting.card')}>
      <header className={classes.cardHead}>
        <NetworkChip app={app} />
        <span>
          {channelName(app)} · {t(`types.${posting.type}`)}
        </span>
        <span className={classes.standing}>
          <Icon size={16} stroke={1.7} aria-hidden="true" />
          {t(`status.${status}`)}
        </span>
        {status === 'published' && <Badge color="green">{t('posting.posted')}</Badge>}
      </header>
      {at !== null && <p className={classes.muted}>{dateTime(at)}</p>}
      <Media posting={posting} />
      <p className={classes.message}>{posting.message}</p>
      <PostingLinks posting={posting} />
      <Terms posting={posting} />
      <PostingVerbs posting={posting} onGone={onGone} />
    </article>
  );
}

/** Its video, or its picture, or that of its link; a reel that is still being made says so (ADMCAL-027, ADMCAL-028). */
function Media({ posting }: Pick<Props, 'posting'>) {
  const t = useTranslations('marketing.posting');
  const { post_type: type, video, thumbnail, media, og_data: og } = posting;
  const image = posting.image ?? og?.image ?? null;
  const alt = media[0]?.alt_text ?? '';
  const made = media.some(({ kind, state }) => kind === 'video' && state === 'waiting');
  return (
    <>
      {type === 'reel' && made && <Notice tone="warning">{t('processing')}</Notice>}
      {video !== null ? (
        <video
          className={classes.media}
          src={video}
          poster={image ?? thumbnail ?? undefined}
          controls
          preload="none"
          playsInline
          aria-label={alt || t('video')}
        >
          <track kind="captions" />
        </video>
      ) : (
        image !== null && <img className={classes.media} src={image} alt={alt} loading="lazy" />
      )}
      {media.length > 1 && <p className={classes.muted}>{t('files', { count: media.length })}</p>}
    </>
  );
}

/** ADMCAL-031. */
function Terms({ posting }: Pick<Props, 'posting'>) {
  const t = useTranslations('marketing.terms');
  const worn = TAXONOMY_FIELDS.flatMap((field) => posting[field].map((term) => ({ field, ...term })));
  if (worn.length === 0) return null;
  return (
    <ul className={classes.terms} aria-label={t('label')}>
      {worn.map(({ field, slug, name }) => (
        <li key={`${field}-${slug}`}>
          <Badge variant="light" color="gray" title={t(field)}>
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

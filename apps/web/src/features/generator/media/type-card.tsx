import { Badge, SegmentedControl } from '@mantine/core';
import { MEDIA_TYPES, type MediaType, type VideoFacts, videoTypeOf, videoTypes } from '@waypost/contract/media';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { videoMessages } from '@waypost/contract/posts';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { usePreflightText } from '../../posts/index.ts';
import { chosenTypes, type DraftContent, factsOfVideo, showsOf, videoOf } from '../draft/draft-content.ts';
import classes from './type-card.module.css';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Pick<DraftContent, 'mediaTypes'>) => void;
}

/**
 * Post or reel, network by network: before there is a video, for the networks that know reels; with one, what it becomes
 * everywhere. Pictures leave nothing to choose.
 */
export const TypeCard = memo(function TypeCard({ content, onChange }: Props) {
  const t = useTranslations('generator.types');
  const video = videoOf(content);
  const types = chosenTypes(content);
  const undecided =
    showsOf(content) !== 'link' && (content.media.length === 0 || Object.values(types).includes('reel'));
  const shown = content.applications.filter((app) => video || (undecided && videoTypes(app).includes('reel')));
  if (shown.length === 0) return null;
  return (
    <SectionCard title={t('title')}>
      <ul className={classes.rows}>
        {shown.map((app) => (
          <TypeRow
            key={app}
            app={app}
            video={video && factsOfVideo(video)}
            chosen={types[app]}
            onChoose={(type) => onChange({ mediaTypes: { ...content.mediaTypes, [app]: type } })}
          />
        ))}
      </ul>
    </SectionCard>
  );
});

interface RowProps {
  readonly app: SocialApp;
  readonly video: VideoFacts | undefined;
  readonly chosen: MediaType | undefined;
  readonly onChoose: (type: MediaType) => void;
}

function TypeRow({ app, video, chosen, onChoose }: RowProps) {
  const t = useTranslations('generator.types');
  const textOf = usePreflightText();
  const { name } = CHANNELS[app];
  const options = video ? videoTypes(app) : MEDIA_TYPES;
  const type = video ? (videoTypeOf(app, video, chosen) === 'reel' ? 'reel' : 'post') : (chosen ?? 'post');
  const [why] = video && options.length > 1 ? noReel(app, video) : [];
  const note =
    options.length > 1 ? why && textOf(why) : t(options.includes('reel') ? 'reelOnly' : 'videoOnly', { app: name });
  return (
    <li className={classes.row}>
      <NetworkChip app={app} size={28} />
      <span className={classes.name}>{name}</span>
      {options.length > 1 ? (
        <SegmentedControl
          size="sm"
          aria-label={t('label', { app: name })}
          value={type}
          onChange={(value) => onChoose(value === 'reel' ? 'reel' : 'post')}
          data={[
            { value: 'post', label: t('post') },
            // What was chosen before the video came stays in sight, so that it can be mended.
            { value: 'reel', label: t('reel'), disabled: why !== undefined && type !== 'reel' },
          ]}
        />
      ) : (
        <Badge variant="default">{t(type === 'reel' ? 'reel' : 'video')}</Badge>
      )}
      {note && <p className={classes.note}>{note}</p>}
    </li>
  );
}

/** What keeps this video from being a reel, by the contract's own rules. */
const noReel = (app: SocialApp, video: VideoFacts) =>
  videoMessages({
    app,
    images: [],
    hasVideo: true,
    videos: [video],
    mediaType: 'reel',
  }).filter(({ level }) => level === 'error');

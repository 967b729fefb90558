import { Input, SegmentedControl } from '@mantine/core';
import { POSTING_FILES_MAX, type PostingFile } from '@waypost/contract/campaigns';
import { videoTypeOf, videoTypes } from '@waypost/contract/media';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DraftMedium, MediaStrip } from '../../generator/index.ts';
import { chosenOf, type PostingContent } from '../draft/posting-content.ts';
import type { EditPost } from '../draft/use-posting-draft.ts';
import { FilePicker } from '../files/lazy-picker.ts';
import { NO_UPLOADS } from '../files/no-uploads.ts';
import { useVideo } from '../files/use-files.ts';
import classes from './post.module.css';

interface Props {
  readonly app: SocialApp;
  readonly content: PostingContent;
  readonly edit: EditPost;
  readonly error: string | undefined;
}

const mediumOf = ({ alt_text, duration, width, height, ...file }: PostingFile): DraftMedium => ({
  ...{ id: file.id, kind: file.kind, url: file.url, thumbnail: file.thumbnail },
  ...{ width: width ?? 1, height: height ?? 1, seconds: duration, alt: alt_text ?? '' },
});

/** What a post shows: pictures in their order, or one video. */
export function MediaField({ app, content: { media, type }, edit, error }: Props) {
  const t = useTranslations('campaigns.post');
  const [picking, pick] = useState(false);
  const film = media.find(({ kind }) => kind === 'video');
  const video = useVideo(film ?? null);
  const set = (next: readonly PostingFile[]) => edit((now) => ({ ...now, media: next }));
  const most = Math.min(CHANNELS[app].pictures.max, POSTING_FILES_MAX);
  const types = videoTypes(app);
  const facts = film && { width: film.width ?? 1, height: film.height ?? 1, seconds: film.duration ?? 0 };
  return (
    <Input.Wrapper label={t('media')} labelElement="div" error={error}>
      <div className={classes.media} data-path="media" tabIndex={-1}>
        <MediaStrip
          media={media.map(mediumOf)}
          onChange={(shown) =>
            set(
              shown.flatMap(({ id, alt }) => {
                const file = media.find((one) => one.id === id);
                return file ? [{ ...file, alt_text: alt || null }] : [];
              }),
            )
          }
          video={video}
          uploads={NO_UPLOADS}
          onAdd={() => pick(true)}
          full={film !== undefined || media.length >= most}
          label={t('addMedia')}
        />
        {facts && types.length > 1 && (
          <SegmentedControl
            size="sm"
            mt={10}
            aria-label={t('videoType')}
            value={videoTypeOf(app, facts, chosenOf(type))}
            onChange={(chosen) => edit((now) => ({ ...now, type: chosen === 'reel' ? 'reel' : 'video' }))}
            data={(['video', 'reel'] as const).map((value) => ({ value, label: t(`videoTypes.${value}`) }))}
          />
        )}
      </div>
      {picking && (
        <FilePicker
          most={Math.max(1, most - media.length)}
          onClose={() => pick(false)}
          onUse={(files) => {
            const fresh = files.filter(({ id }) => !media.some((one) => one.id === id));
            const alone = fresh.some(({ kind }) => kind === 'video');
            set(alone ? fresh.slice(0, 1) : [...media.filter(({ kind }) => kind === 'image'), ...fresh]);
            pick(false);
          }}
        />
      )}
    </Input.Wrapper>
  );
}

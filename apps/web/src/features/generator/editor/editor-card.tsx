import { ActionIcon, Card, Text, Tooltip } from '@mantine/core';
import { IconHash, IconPhotoPlus } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { SignatureSettings } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { FileDrop, kindOfFile, type Uploads } from '../../media/index.ts';
import { type DraftContent, videoOf } from '../draft/draft-content.ts';
import { MediaLocked } from '../media/media-locked.tsx';
import { MediaStrip } from '../media/media-strip.tsx';
import type { VideoState } from '../media/use-video-state.ts';
import { Counters } from './counters.tsx';
import classes from './editor.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { OwnTextsSwitch, TextFields, useTextFields } from './text-fields.tsx';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly signature: SignatureSettings | null;
  readonly uploads: Uploads;
  readonly video: VideoState | null;
  readonly mayUseImages: boolean;
  readonly onPickMedia: () => void;
  /** A video was given together with something else. */
  readonly onMixed: () => void;
  /** The person writes for this network now. */
  readonly onWriteFor: (app: SocialApp) => void;
}

const maxImages = ({ applications }: DraftContent): number =>
  Math.min(...applications.map((app) => CHANNELS[app].pictures.max), 20);

/** How many more pictures there may be, and whether there may be a video: it stands alone. */
function roomFor(content: DraftContent, { uploads }: Uploads): { images: number; video: boolean; taken: boolean } {
  const video = videoOf(content) !== undefined || uploads.some(({ kind }) => kind === 'video');
  const taken = content.media.length + uploads.length;
  return { images: video ? 0 : Math.max(0, maxImages(content) - taken), video: taken === 0, taken: video };
}

/** Text, pictures or video, and tools in one card; files may be dropped anywhere on it. */
export function EditorCard({
  content,
  onChange,
  signature,
  uploads,
  video,
  mayUseImages,
  onPickMedia,
  onMixed,
  onWriteFor,
}: Props) {
  const t = useTranslations('generator');
  const fields = useTextFields(content, onChange, onWriteFor);
  const { insert } = fields;
  const { message, applications, media } = content;
  const room = roomFor(content, uploads);
  const full = room.images === 0;
  const upload = (files: readonly File[]) => {
    const videos = files.filter((file) => kindOfFile(file) === 'video');
    const images = files.filter((file) => kindOfFile(file) === 'image');
    // One video, or pictures: what was dropped together is sorted out here, before anything is sent.
    const crowded = videos.length > 0 && (videos.length > 1 || images.length > 0 || !room.video);
    if (crowded || (images.length > 0 && room.taken)) return onMixed();
    uploads.start(videos.length > 0 ? videos : images.slice(0, room.images));
  };
  return (
    <Card component="section" padding={0} className={classes.editor} aria-label={t('editor.label')}>
      <OwnTextsSwitch content={content} onChange={onChange} />
      <FileDrop label={t('editor.media')} disabled={!mayUseImages} onFiles={upload} className={classes.drop}>
        {(_, dragging) => (
          <>
            <TextFields fields={fields} signature={signature} />
            <div className={classes.media}>
              {mayUseImages ? (
                <MediaStrip
                  media={media}
                  onChange={(next) => onChange({ media: next })}
                  video={video}
                  uploads={uploads}
                  onAdd={onPickMedia}
                  full={full}
                />
              ) : (
                <MediaLocked />
              )}
            </div>
            {dragging && (
              <div className={classes.dropHint} aria-hidden="true">
                <IconPhotoPlus size={28} stroke={1.5} />
                {t('editor.dropMedia')}
              </div>
            )}
          </>
        )}
      </FileDrop>
      <div className={classes.toolbar}>
        <EmojiButton onPick={insert} />
        <Tooltip label={t('composer.hashtag')}>
          <ActionIcon aria-label={t('composer.hashtag')} onClick={() => insert('#')}>
            <IconHash size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        {mayUseImages && (
          <Tooltip label={t('editor.addMedia')}>
            <ActionIcon aria-label={t('editor.addMedia')} onClick={onPickMedia} disabled={full}>
              <IconPhotoPlus size={20} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
        <div id="message-counters" className={classes.counterBox}>
          {fields.keys.includes('all') && <Counters message={message} apps={applications} signature={signature} />}
        </div>
      </div>
      {signature?.hashtag_signature && applications.some((app) => signature.hashtag_enabled_apps.includes(app)) && (
        <Text size="sm" c="dimmed" className={classes.signature}>
          {t('editor.hashtagSignature')}
        </Text>
      )}
    </Card>
  );
}

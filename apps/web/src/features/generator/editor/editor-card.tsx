import { ActionIcon, Card, SegmentedControl, Text, Tooltip } from '@mantine/core';
import { IconHash, IconPhotoPlus } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { SHOWN, type TextSettings } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { Counters } from '../../../ui/fields/counters.tsx';
import { loadAgain } from '../../../ui/load-again.tsx';
import { FileDrop, kindOfFile, RefusedFiles, type Uploads } from '../../media/index.ts';
import { type DraftContent, shownMedia, showsOf, withShown } from '../draft/draft-content.ts';
import type { LinkPage } from '../link/use-link-page.ts';
import { MediaLocked } from '../media/media-locked.tsx';
import { MediaStrip } from '../media/media-strip.tsx';
import type { VideoState } from '../media/use-video-state.ts';
import classes from './editor.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { PlaceholderButton } from './placeholder-button.tsx';
import { OwnTextsSwitch, TextFields, useTextFields } from './text-fields.tsx';

const LinkPart = loadAgain(() => withWords(['generator'], () => import('../link/link-part.tsx')));

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly signature: TextSettings | null;
  readonly uploads: Uploads;
  readonly video: VideoState | null;
  readonly mayUseImages: boolean;
  readonly onPickMedia: () => void;
  readonly page: LinkPage;
  readonly linkError?: string;
  /** The person writes for this network now. */
  readonly onWriteFor: (app: SocialApp) => void;
}

const maxImages = ({ applications }: DraftContent): number =>
  Math.min(...applications.map((app) => CHANNELS[app].pictures.max), 20);

/** How many more pictures there may be; a link has one of its own at most, and a new video takes the place of the one before. */
function roomFor(content: DraftContent, { uploads }: Uploads): number {
  if (showsOf(content) === 'video') return 1;
  const most = showsOf(content) === 'link' ? 1 : maxImages(content);
  return Math.max(0, most - shownMedia(content).length - uploads.length);
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
  page,
  linkError,
  onWriteFor,
}: Props) {
  const t = useTranslations('generator');
  const fields = useTextFields(content, onChange, onWriteFor);
  const { insert } = fields;
  const { message, applications } = content;
  const shows = showsOf(content);
  const media = shownMedia(content);
  const room = roomFor(content, uploads);
  const { takes_videos: takesVideos } = useSession();
  const tMixed = useTranslations('media.video');
  const upload = (files: readonly File[]) => {
    const videos = files.filter((file) => kindOfFile(file) === 'video');
    const images = files.filter((file) => kindOfFile(file) === 'image');
    // One video, or pictures: what was dropped together is sorted out here, before anything is sent.
    if (videos.length > 1 || (videos.length > 0 && images.length > 0))
      return toast.error({ title: tMixed('aloneTitle'), message: tMixed('alone') });
    uploads.start(videos.length > 0 ? videos : images.slice(0, shows === 'video' ? maxImages(content) : room));
  };
  return (
    <Card component="section" padding={0} className={classes.editor} aria-label={t('editor.label')}>
      <OwnTextsSwitch content={content} onChange={onChange} />
      <FileDrop label={t('editor.media')} disabled={!mayUseImages} onFiles={upload} className={classes.drop}>
        {(_, dragging) => (
          <>
            <TextFields fields={fields} signature={signature} />
            <div className={classes.media}>
              <SegmentedControl
                size="xs"
                data-needed="shows"
                aria-label={t('editor.shows')}
                value={shows}
                onChange={(chosen) => onChange({ shows: SHOWN.find((one) => one === chosen) })}
                data={SHOWN.filter((one) => one !== 'video' || takesVideos || shows === one).map((value) => ({
                  value,
                  label: t(`editor.shown.${value}`),
                }))}
                mb={12}
              />
              {shows === 'link' && <LinkPart content={content} onChange={onChange} page={page} error={linkError} />}
              <RefusedFiles uploads={uploads} />
              {mayUseImages ? (
                <MediaStrip
                  media={media}
                  onChange={(next) => onChange({ media: withShown(content, next) })}
                  video={video}
                  uploads={uploads}
                  onAdd={onPickMedia}
                  full={room === 0 || (shows === 'video' && media.length > 0)}
                  label={t(`editor.add.${shows}`)}
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
        <PlaceholderButton values={signature?.placeholders} onPick={insert} />
        {mayUseImages && (
          <Tooltip label={t('editor.addMedia')}>
            <ActionIcon aria-label={t('editor.addMedia')} onClick={onPickMedia} disabled={room === 0}>
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

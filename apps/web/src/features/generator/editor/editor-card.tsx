import { Card, Skeleton, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { TextSettings } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../platform/session/use-session.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { FileDrop, kindOfFile, type Uploads } from '../../media/index.ts';
import { type DraftContent, shownMedia, showsOf } from '../draft/draft-content.ts';
import classes from './editor.module.css';
import { EditorMedia, type EditorMediaProps } from './editor-media.tsx';
import { EditorTools } from './editor-tools.tsx';
import { OwnTextsSwitch, TextFields, useTextFields } from './text-fields.tsx';

interface Props extends EditorMediaProps {
  readonly signature: TextSettings | null;
  /** The person writes for this network now. */
  readonly onWriteFor: (app: SocialApp) => void;
  /** Before that there is the text, which can be written, and nothing else that does anything. */
  readonly drawn: boolean;
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
export function EditorCard({ signature, onWriteFor, drawn, ...beside }: Props) {
  const { content, onChange, uploads, mayUseImages, onPickMedia } = beside;
  const t = useTranslations('generator');
  const tMixed = useTranslations('media.video');
  const mayUpload = usePermission('accounts.custom_images');
  const fields = useTextFields(content, onChange, onWriteFor);
  const room = roomFor(content, uploads);
  const upload = (files: readonly File[]) => {
    const videos = files.filter((file) => kindOfFile(file) === 'video');
    const images = files.filter((file) => kindOfFile(file) === 'image');
    // One video, or pictures: what was dropped together is sorted out here, before anything is sent.
    if (videos.length > 1 || (videos.length > 0 && images.length > 0))
      return toast.error({ title: tMixed('aloneTitle'), message: tMixed('alone') });
    const most = showsOf(content) === 'video' ? maxImages(content) : room;
    uploads.start(videos.length > 0 ? videos : images.slice(0, most));
  };
  return (
    <Card component="section" padding={0} className={classes.editor} aria-label={t('editor.label')}>
      <div inert={!drawn}>
        <OwnTextsSwitch content={content} onChange={onChange} />
      </div>
      <FileDrop label={t('editor.media')} disabled={!mayUpload || !drawn} onFiles={upload} className={classes.drop}>
        {(_, dragging) => (
          <>
            <TextFields fields={fields} signature={signature} />
            <div className={classes.media}>
              {drawn ? <EditorMedia {...beside} room={room} /> : <Skeleton height={118} radius="md" />}
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
        {drawn && (
          <EditorTools
            content={content}
            fields={fields}
            signature={signature}
            mayUseImages={mayUseImages}
            onPickMedia={onPickMedia}
            full={room === 0}
          />
        )}
      </div>
      {signature?.hashtag_signature &&
        content.applications.some((app) => signature.hashtag_enabled_apps.includes(app)) && (
          <Text size="sm" c="dimmed" className={classes.signature}>
            {t('editor.hashtagSignature')}
          </Text>
        )}
    </Card>
  );
}

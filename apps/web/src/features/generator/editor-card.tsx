import { ActionIcon, Card, Text, Tooltip } from '@mantine/core';
import { IconHash, IconPhotoPlus } from '@tabler/icons-react';
import { CHANNELS, type SignatureSettings, type SocialApp } from '@waypost/contract';
import { useTranslations } from 'use-intl';
import { FileDrop, type Uploads } from '../media/index.ts';
import { Counters } from './counters.tsx';
import type { DraftContent, DraftImage } from './draft-content.ts';
import classes from './editor.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { MediaLocked } from './media-locked.tsx';
import { MediaStrip } from './media-strip.tsx';
import { OwnTextsSwitch, TextFields, useTextFields } from './text-fields.tsx';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly signature: SignatureSettings | null;
  readonly uploads: Uploads;
  readonly mayUseImages: boolean;
  readonly onPickMedia: () => void;
  /** The person writes for this network now. */
  readonly onWriteFor: (app: SocialApp) => void;
}

const maxImages = ({ applications }: DraftContent): number =>
  Math.min(...applications.map((app) => CHANNELS[app].maxImages), 20);

/** Text, pictures and tools in one card; files may be dropped anywhere on it. */
export function EditorCard({ content, onChange, signature, uploads, mayUseImages, onPickMedia, onWriteFor }: Props) {
  const t = useTranslations('generator');
  const fields = useTextFields(content, onChange, onWriteFor);
  const { insert } = fields;
  const { message, applications, images } = content;
  const full = images.length + uploads.uploads.length >= maxImages(content);
  const upload = (files: readonly File[]) =>
    uploads.start(files.slice(0, Math.max(0, maxImages(content) - images.length - uploads.uploads.length)));
  return (
    <Card component="section" padding={0} className={classes.editor} aria-label={t('editor.label')}>
      <OwnTextsSwitch content={content} onChange={onChange} />
      <FileDrop label={t('editor.media')} disabled={!mayUseImages || full} onFiles={upload} className={classes.drop}>
        {(_, dragging) => (
          <>
            <TextFields fields={fields} signature={signature} />
            <div className={classes.media}>
              {mayUseImages ? (
                <MediaStrip
                  images={images}
                  onChange={(next: readonly DraftImage[]) => onChange({ images: next })}
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

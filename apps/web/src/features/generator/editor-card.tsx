import { ActionIcon, Card, Text, Textarea, Tooltip } from '@mantine/core';
import { IconHash, IconPhotoPlus } from '@tabler/icons-react';
import { CHANNELS, type SignatureSettings } from '@waypost/contract';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileDrop, type Uploads } from '../media/index.ts';
import { Counters } from './counters.tsx';
import type { DraftContent, DraftImage } from './draft-content.ts';
import classes from './editor.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { insertAt } from './insert-text.ts';
import { MediaLocked } from './media-locked.tsx';
import { MediaStrip } from './media-strip.tsx';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly signature: SignatureSettings | null;
  readonly uploads: Uploads;
  readonly mayUseImages: boolean;
  readonly onPickMedia: () => void;
}

const maxImages = ({ applications }: DraftContent): number =>
  Math.min(...applications.map((app) => CHANNELS[app].maxImages), 20);

/** Text, pictures and tools in one card; files may be dropped anywhere on it. */
export function EditorCard({ content, onChange, signature, uploads, mayUseImages, onPickMedia }: Props) {
  const t = useTranslations('generator');
  const field = useRef<HTMLTextAreaElement>(null);
  const { message, applications, images } = content;
  const full = images.length + uploads.uploads.length >= maxImages(content);
  const insert = (text: string) => {
    const area = field.current;
    const selection = { start: area?.selectionStart ?? message.length, end: area?.selectionEnd ?? message.length };
    const { value, caret } = insertAt(message, selection, text);
    onChange({ message: value });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(caret, caret);
    });
  };
  const upload = (files: readonly File[]) =>
    uploads.start(files.slice(0, Math.max(0, maxImages(content) - images.length - uploads.uploads.length)));
  return (
    <Card component="section" padding={0} className={classes.editor} aria-label={t('editor.label')}>
      <FileDrop label={t('editor.media')} disabled={!mayUseImages || full} onFiles={upload} className={classes.drop}>
        {(_, dragging) => (
          <>
            <Textarea
              ref={field}
              variant="unstyled"
              aria-label={t('editor.label')}
              aria-describedby="message-counters"
              placeholder={t('editor.placeholder')}
              value={message}
              onChange={(event) => onChange({ message: event.currentTarget.value })}
              autosize
              minRows={6}
              maxRows={18}
              classNames={{ input: classes.message }}
            />
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
          <Counters message={message} apps={applications} signature={signature} />
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

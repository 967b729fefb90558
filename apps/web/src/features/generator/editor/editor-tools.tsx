import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHash, IconPhotoPlus } from '@tabler/icons-react';
import type { TextSettings } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { Counters } from '../../../ui/fields/texts/counters.tsx';
import type { DraftContent } from '../draft/draft-content.ts';
import classes from './editor.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { PlaceholderButton } from './placeholder-button.tsx';
import type { useTextFields } from './text-fields.tsx';

interface Props {
  readonly content: DraftContent;
  readonly fields: ReturnType<typeof useTextFields>;
  readonly signature: TextSettings | null;
  readonly mayUseImages: boolean;
  readonly onPickMedia: () => void;
  readonly full: boolean;
}

/** What can be put into the text, and how long it is. */
export function EditorTools({ content, fields, signature, mayUseImages, onPickMedia, full }: Props) {
  const t = useTranslations('generator');
  const { insert, keys } = fields;
  const { message, applications } = content;
  return (
    <>
      <EmojiButton onPick={insert} />
      <Tooltip label={t('composer.hashtag')}>
        <ActionIcon aria-label={t('composer.hashtag')} onClick={() => insert('#')}>
          <IconHash size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <PlaceholderButton values={signature?.placeholders} onPick={insert} />
      {mayUseImages && (
        <Tooltip label={t('editor.addMedia')}>
          <ActionIcon aria-label={t('editor.addMedia')} onClick={onPickMedia} disabled={full}>
            <IconPhotoPlus size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      <div id="message-counters" className={classes.counterBox}>
        {keys.includes('all') && <Counters message={message} apps={applications} signature={signature} />}
      </div>
    </>
  );
}

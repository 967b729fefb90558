import { Checkbox } from '@mantine/core';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { MessageLine } from '../list/post/message-line.tsx';
import { Thumb } from '../list/post/thumb.tsx';
import classes from './missed.module.css';

interface Props {
  readonly post: ScheduledPosting;
  /** Whether the list holds posts of several networks. */
  readonly marked: boolean;
  readonly chosen: boolean;
  /** Why the last try left it as it is, or why none can be made. */
  readonly refused: string | null | undefined;
  readonly onChoose: (chosen: boolean) => void;
}

/** The whole row is the checkbox's label. */
export function MissedRow({ post, marked, chosen, refused, onChoose }: Props) {
  const t = useTranslations('posts.missed');
  const formats = useFormats();
  const id = useId();
  return (
    <li data-post-id={post.id}>
      <label className={classes.row} htmlFor={id}>
        <Checkbox id={id} checked={chosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
        <Thumb post={post} />
        {marked && <NetworkChip app={post.app} size={20} labelled />}
        <span className={classes.words}>
          <MessageLine text={post.messages_with_custom_text} />
          <span className={classes.muted}>{t('wasDue', { when: formats.rowTime(post.fire_at) })}</span>
          {refused && (
            <span className={classes.refused} role="alert">
              {refused}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

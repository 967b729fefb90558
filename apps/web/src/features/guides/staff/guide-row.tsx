import { ActionIcon, Button, FileButton, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPhoto, IconTrash } from '@tabler/icons-react';
import { type Guide, uploadGuidePoster, uploadGuideVideo } from '@waypost/contract/guides';
import { UPLOAD_MIME_TYPES, VIDEO_MIME_TYPES } from '@waypost/contract/media';
import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import classes from './staff.module.css';
import { GUIDES_KEY } from './use-verbs.ts';

interface Props {
  readonly guide: Guide;
  readonly pending: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

/** One of them: its picture, how far its video is, and what can be done with it. */
export function GuideRow({ guide, pending, onEdit, onDelete, onUp, onDown }: Props) {
  const t = useTranslations('guides.staff');
  const { id, title, thumbnail, application, kind, watched } = guide;
  const network = application && CHANNELS[application].name;
  return (
    <li className={classes.row} aria-label={title.en}>
      <span className={classes.order}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('up')}
          disabled={!onUp || pending}
          onClick={() => onUp?.()}
        >
          <IconArrowUp size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('down')}
          disabled={!onDown || pending}
          onClick={() => onDown?.()}
        >
          <IconArrowDown size={18} stroke={1.7} />
        </ActionIcon>
      </span>
      <span className={classes.picture}>
        {thumbnail ? (
          <img src={thumbnail} alt="" loading="lazy" />
        ) : (
          <IconPhoto size={24} stroke={1.4} aria-hidden="true" />
        )}
      </span>
      <div className={classes.words}>
        <Text fw={560}>{title.en}</Text>
        <Text component="div" size="sm" c="dimmed" className={classes.facts}>
          <FileState guide={guide} />
          {!guide.active && <StatusBadge tone="neutral" label={t('hidden')} />}
          {kind === 'onboarding' ? t('watchedBy', { count: watched }) : network}
        </Text>
      </div>
      <div className={classes.verbs}>
        <Button variant="default" size="xs" disabled={pending} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Upload id={id} as="video" label={t('uploadVideo')} />
        <Upload id={id} as="image" label={t('uploadPoster')} />
        <ActionIcon variant="default" size={30} aria-label={t('delete')} disabled={pending} onClick={onDelete}>
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      </div>
    </li>
  );
}

function FileState({ guide: { state, progress } }: Pick<Props, 'guide'>) {
  const t = useTranslations('guides.staff');
  if (state === null) return <StatusBadge tone="warning" label={t('noVideo')} />;
  if (state === 'waiting') return <StatusBadge tone="accent" label={t('waiting', { percent: progress })} />;
  return state === 'failed' ? (
    <StatusBadge tone="danger" label={t('failed')} />
  ) : (
    <StatusBadge tone="success" label={t('ready')} />
  );
}

function Upload({ id, as, label }: { readonly id: number; readonly as: 'video' | 'image'; readonly label: string }) {
  const t = useTranslations('guides.staff');
  const upload = useAction({
    run: (file: File) => {
      const body = new FormData();
      body.set(as, file);
      return call(as === 'video' ? uploadGuideVideo : uploadGuidePoster, { params: { id }, body });
    },
    success: t('uploaded'),
    invalidate: [GUIDES_KEY],
  });
  const types = as === 'video' ? VIDEO_MIME_TYPES : UPLOAD_MIME_TYPES;
  return (
    <FileButton accept={types.join()} onChange={(file) => file && upload.run(file)}>
      {(props) => (
        <Button {...props} variant="default" size="xs" loading={upload.pending}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}

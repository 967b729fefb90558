import { Button, FileButton, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type Guide, uploadGuidePoster, uploadGuideVideo } from '@waypost/contract/guides';
import { UPLOAD_MIME_TYPES, VIDEO_MIME_TYPES } from '@waypost/contract/media';
import { CHANNELS } from '@waypost/contract/networks';
import { textIn } from '@waypost/i18n/locale';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { OrderedRow } from '../../../ui/ordered/ordered-row.tsx';
import classes from './staff.module.css';
import { GUIDES_KEY } from './use-verbs.ts';

type Props = Pick<ComponentProps<typeof OrderedRow>, 'at' | 'of' | 'pending' | 'onMove' | 'onDelete'> & {
  readonly guide: Guide;
  readonly onEdit: () => void;
};

/** One of them: its picture, how far its video is, and what can be done with it. */
export function GuideRow({ guide, onEdit, ...row }: Props) {
  const t = useTranslations('guides.staff');
  const tActions = useTranslations('ui.actions');
  const { locale } = useFormats();
  const { id, thumbnail, application, kind, watched } = guide;
  const title = textIn(locale, guide.title);
  const network = application && CHANNELS[application].name;
  return (
    <OrderedRow
      {...row}
      name={title}
      picture={
        <span className={classes.picture}>
          {thumbnail ? (
            <img src={thumbnail} alt="" loading="lazy" />
          ) : (
            <IconPhoto size={24} stroke={1.4} aria-hidden="true" />
          )}
        </span>
      }
      title={<Text fw={560}>{title}</Text>}
      facts={
        <>
          <FileState guide={guide} />
          {!guide.active && <StatusBadge tone="neutral" label={t('hidden')} />}
          {kind === 'onboarding' ? t('watchedBy', { count: watched }) : network}
        </>
      }
      verbs={
        <>
          <Button variant="default" size="xs" disabled={row.pending} onClick={onEdit}>
            {tActions('edit')}
          </Button>
          <Upload id={id} as="video" label={t('uploadVideo')} />
          <Upload id={id} as="image" label={t('uploadPoster')} />
        </>
      }
    />
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

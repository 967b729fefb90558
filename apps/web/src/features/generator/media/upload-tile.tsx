import { ActionIcon, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FailedUpload, FilePreview, type Upload, UploadState } from '../../media/index.ts';
import classes from './media-strip.module.css';

interface Props {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file on its way to the library; one that did not get there says so on a line of its own, which no tile is wide enough for. */
export function UploadTile({ upload, onRetry, onRemove }: Props) {
  const t = useTranslations('media.upload');
  const tActions = useTranslations('ui.actions');
  if (upload.phase === 'failed')
    return (
      <li className={classes.failed}>
        <FailedUpload
          upload={upload}
          title={upload.name}
          otherwise={t(upload.final ? 'wrongTypeTitle' : 'failed')}
          onRetry={onRetry}
          onRemove={onRemove}
        />
      </li>
    );
  return (
    <li className={classes.tile}>
      <FilePreview
        url={upload.preview}
        kind={upload.kind}
        label={t('preview', { name: upload.name })}
        className={classes.tileImage}
        waiting
      />
      <ActionIcon
        size={30}
        variant="default"
        className={classes.tileBin}
        aria-label={tActions('cancel')}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
      <div className={classes.tileProgress}>
        <span>
          <UploadState upload={upload} />
        </span>
        <Progress size={4} value={upload.progress} aria-label={upload.name} />
      </div>
    </li>
  );
}

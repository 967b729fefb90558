import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FilePreview, type Upload, UploadState } from '../../media/index.ts';
import classes from './media-strip.module.css';

interface Props {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file on its way to the library. */
export function UploadTile({ upload, onRetry, onRemove }: Props) {
  const t = useTranslations('media.upload');
  const tActions = useTranslations('ui.actions');
  const failed = upload.phase === 'failed';
  return (
    <li className={classes.tile} data-failed={failed || undefined}>
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
      {failed ? (
        <div className={classes.tileFailed} role="alert">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          <span>{upload.reason ?? t('failed')}</span>
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div className={classes.tileProgress}>
          <span>
            <UploadState upload={upload} />
          </span>
          <Progress size={4} value={upload.progress} aria-label={upload.name} />
        </div>
      )}
    </li>
  );
}

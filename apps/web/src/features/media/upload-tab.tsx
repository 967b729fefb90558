import { Button, Progress, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { FileDrop } from './file-drop.tsx';
import { FilePreview } from './file-preview.tsx';
import classes from './media.module.css';
import { RefusedFiles } from './refused-files.tsx';
import type { Upload } from './upload.ts';
import { FailedUpload, UploadState } from './upload-state.tsx';
import type { Uploads } from './use-uploads.ts';

/** What is chosen is uploaded at once: preview, then 1 to 100, then complete (MEDIA-016 to 018). */
export function UploadTab({ uploads: all }: { readonly uploads: Uploads }) {
  const { uploads, start, retry, remove } = all;
  const t = useTranslations('media.upload');
  const tErrors = useTranslations('media.errors');
  const { takes_videos } = useSession();
  return (
    <div className={classes.panel}>
      {!takes_videos && <Notice tone="info">{tErrors('videoNotConfigured')}</Notice>}
      <RefusedFiles uploads={all} />
      {/* Above its files, which grow where one fails. */}
      <FileDrop label={t('drop')} className={classes.dropzone} onFiles={start}>
        {(choose) => (
          <>
            <IconPhotoUp size={40} stroke={1.4} className={classes.dropIcon} aria-hidden="true" />
            <Text fw={560}>{t('drop')}</Text>
            <Text size="sm" c="dimmed">
              {t('hint')}
            </Text>
            <Button variant="default" onClick={choose}>
              {t('choose')}
            </Button>
          </>
        )}
      </FileDrop>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onRemove={() => remove(upload.key)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadRow({ upload, onRetry, onRemove }: RowProps) {
  const t = useTranslations('media.upload');
  return (
    <div className={classes.chosen}>
      <FilePreview
        url={upload.preview}
        kind={upload.kind}
        label={t('preview', { name: upload.name })}
        className={classes.chosenPreview}
      />
      <div className={classes.stack}>
        {upload.phase === 'failed' ? (
          <FailedUpload
            upload={upload}
            title={upload.final ? upload.name : t('failed')}
            otherwise={upload.final && t('wrongTypeTitle')}
            onRetry={onRetry}
            onRemove={onRemove}
          />
        ) : (
          <>
            <Text size="sm">
              <UploadState upload={upload} />
            </Text>
            <Progress value={upload.progress} aria-label={upload.name} transitionDuration={120} />
          </>
        )}
      </div>
    </div>
  );
}

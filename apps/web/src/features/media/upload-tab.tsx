import { Button, Progress, Text, TextInput } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { FileDrop } from './file-drop.tsx';
import { FilePreview } from './file-preview.tsx';
import type { LibraryFile } from './library-file.ts';
import classes from './media.module.css';
import { kindOfFile, type Upload } from './upload.ts';
import { UploadState } from './upload-state.tsx';
import { useUploads } from './use-uploads.ts';

/** Choose, describe, upload: preview, then 1 to 100, then complete (MEDIA-016 to 018). */
export function UploadTab({ onUploaded }: { readonly onUploaded: (file: LibraryFile) => void }) {
  const t = useTranslations('media.upload');
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const { uploads, accept, start, retry, remove } = useUploads({ onUploaded });
  return (
    <div className={classes.panel}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload.key)}
          onRemove={() => remove(upload.key)}
        />
      ))}
      {waiting.map((file) => (
        <ChosenFile
          key={`${file.name}-${file.size}-${file.lastModified}`}
          file={file}
          onCancel={() => setWaiting((files) => files.filter((other) => other !== file))}
          onStart={(description) => {
            setWaiting((files) => files.filter((other) => other !== file));
            start([file], description);
          }}
        />
      ))}
      <FileDrop
        label={t('drop')}
        className={classes.dropzone}
        onFiles={(files) => setWaiting((known) => [...known, ...accept(files)])}
      >
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
    </div>
  );
}

interface ChosenProps {
  readonly file: File;
  readonly onStart: (description: string) => void;
  readonly onCancel: () => void;
}

function ChosenFile({ file, onStart, onCancel }: ChosenProps) {
  const t = useTranslations('media.upload');
  const tActions = useTranslations('ui.actions');
  const [description, setDescription] = useState('');
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className={classes.chosen}>
      {preview && (
        <FilePreview
          url={preview}
          kind={kindOfFile(file)}
          label={t('preview', { name: file.name })}
          className={classes.chosenPreview}
        />
      )}
      <div className={classes.stack}>
        <TextInput
          label={t('description')}
          description={t('descriptionHint')}
          value={description}
          maxLength={1000}
          onChange={(event) => setDescription(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button onClick={() => onStart(description.trim())}>{t('start')}</Button>
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {tActions('cancel')}
          </Button>
        </div>
      </div>
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
  const tActions = useTranslations('ui.actions');
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
          <div role="alert">
            <Notice
              tone="danger"
              title={t('failed')}
              action={
                <>
                  <Button size="xs" variant="default" onClick={onRetry}>
                    {t('retry')}
                  </Button>
                  <Button size="xs" variant="subtle" color="gray" onClick={onRemove}>
                    {tActions('cancel')}
                  </Button>
                </>
              }
            >
              {upload.reason}
            </Notice>
          </div>
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

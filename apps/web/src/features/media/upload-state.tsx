import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import type { Upload } from './upload.ts';

/** A video that has arrived is looked at before it is accepted. */
export function UploadState({ upload }: { readonly upload: Upload }) {
  const t = useTranslations('media.upload');
  if (upload.phase === 'done') return t('complete');
  if (upload.kind === 'video' && upload.progress === 100) return t('checking');
  return t('progress', { percent: Math.max(1, upload.progress) });
}

interface FailedProps {
  readonly upload: Upload;
  readonly title: string;
  /** Said where the server gave no reason. */
  readonly otherwise?: string | false;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file that did not arrive; another try is offered after a failure, not after a refusal. */
export function FailedUpload({ upload, title, otherwise, onRetry, onRemove }: FailedProps) {
  const t = useTranslations('media.upload');
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={title}
        action={
          <>
            {!upload.final && (
              <Button size="xs" variant="default" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Button size="xs" variant="subtle" color="gray" onClick={onRemove}>
              {t('remove')}
            </Button>
          </>
        }
      >
        {upload.reason ?? otherwise}
      </Notice>
    </div>
  );
}

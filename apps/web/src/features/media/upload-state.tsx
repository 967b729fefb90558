import { useTranslations } from 'use-intl';
import type { Upload } from './upload.ts';

/** A video that has arrived is looked at before it is accepted. */
export function UploadState({ upload }: { readonly upload: Upload }) {
  const t = useTranslations('media.upload');
  if (upload.phase === 'done') return t('complete');
  if (upload.kind === 'video' && upload.progress === 100) return t('checking');
  return t('progress', { percent: Math.max(1, upload.progress) });
}

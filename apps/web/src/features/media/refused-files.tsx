import { CloseButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import type { Uploads } from './use-uploads.ts';

/** The chosen files that were not sent, each with its reason, until they are dismissed (MEDIA-022, 023). */
export function RefusedFiles({ uploads: { refused, dismiss } }: { readonly uploads: Uploads }) {
  const t = useTranslations('media');
  const tActions = useTranslations('ui.actions');
  return refused.map(({ key, name, problem }) => (
    <div key={key} role="alert">
      <Notice
        tone="danger"
        title={t(problem.endsWith('Large') ? 'upload.tooLargeTitle' : 'upload.wrongTypeTitle')}
        action={<CloseButton aria-label={`${tActions('close')}: ${name}`} onClick={() => dismiss(key)} />}
      >
        {name}: {t(`errors.${problem}`)}
      </Notice>
    </div>
  ));
}

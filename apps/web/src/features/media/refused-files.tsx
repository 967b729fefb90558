import { CloseButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import type { Uploads } from './use-uploads.ts';

/** The chosen files that were not sent, each with its reason, until they are dismissed (MEDIA-022, 023). */
export function RefusedFiles({ uploads: { refused, dismiss } }: { readonly uploads: Uploads }) {
  const t = useTranslations('media');
  const tUi = useTranslations('ui');
  return refused.map(({ key, name, problem }) => (
    <div key={key} role="alert">
      <Notice
        tone="danger"
        title={t(problem.endsWith('Large') ? 'upload.tooLargeTitle' : 'upload.wrongTypeTitle')}
        action={
          <CloseButton
            aria-label={tUi('labelled', { label: tUi('actions.close'), value: name })}
            onClick={() => dismiss(key)}
          />
        }
      >
        {tUi('labelled', { label: name, value: t(`errors.${problem}`) })}
      </Notice>
    </div>
  ));
}

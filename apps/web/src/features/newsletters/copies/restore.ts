import { restoreNewsletter } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { type Done, useVerb } from './verb.ts';

export function useRestoreNewsletter(id: number, onSuccess?: Done) {
  const t = useTranslations('newsletters.card');
  return useVerb({
    run: () => call(restoreNewsletter, { params: { id }, body: {} }),
    success: t('restored'),
    failure: t('restoreFailed'),
    onSuccess,
  });
}

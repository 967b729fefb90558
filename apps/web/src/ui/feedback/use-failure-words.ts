import { useTranslations } from 'use-intl';
import type { FailureWords } from './describe-failure.ts';

/** The sentences of a failed call, in the language of the page. */
export function useFailureWords(): FailureWords {
  const t = useTranslations('ui.feedback');
  const tUi = useTranslations('ui');
  return {
    tooManyTitle: t('tooManyTitle'),
    tooManyText: t('tooManyText'),
    errorTitle: t('errorTitle'),
    unreachable: t('unreachable'),
    labelled: (label, value) => tUi('labelled', { label, value }),
  };
}

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferedPlaceholder } from '../../../../ui/rich-text/rich-text-props.ts';

/** The names that are worth offering in a few lines of one's own. */
export function usePlaceholders(): readonly OfferedPlaceholder[] {
  const t = useTranslations('newsletters.edit');
  return useMemo(
    () => [
      { name: 'contact.first_name', label: t('firstName') },
      { name: 'contact.last_name', label: t('lastName') },
      { name: 'agent.first_name', label: t('yourFirstName') },
      { name: 'agency.name', label: t('agency') },
    ],
    [t],
  );
}

import { NEWSLETTER_PLACEHOLDERS } from '@waypost/contract/newsletters';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferedPlaceholder } from '../../../ui/rich-text/rich-text-props.ts';

/** What is filled in for each advisor and reader, by its name on the screen. */
export function useOffered(): readonly OfferedPlaceholder[] {
  const t = useTranslations('authoring.placeholders');
  return useMemo(() => NEWSLETTER_PLACEHOLDERS.map((name) => ({ name, label: t(name) })), [t]);
}

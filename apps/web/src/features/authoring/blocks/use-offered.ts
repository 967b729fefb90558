import { NEWSLETTER_PLACEHOLDERS } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n/locale';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferedPlaceholder } from '../../../ui/rich-text/rich-text-props.ts';

const FIRST_NAME = 'contact.first_name';
/** Whom one greets whose name is not known, in the language of the newsletter: said of a man and of a woman alike. */
const SOMEBODY: Readonly<Record<Locale, string>> = { en: 'there', es: 'a ti', fr: 'à vous' };

/** What is filled in for each advisor and reader, by its name on the screen; in a language, with a word for those without a name. */
export function useOffered(locale?: Locale): readonly OfferedPlaceholder[] {
  const t = useTranslations('authoring.placeholders');
  return useMemo(
    () =>
      NEWSLETTER_PLACEHOLDERS.flatMap((name) => {
        const offered = { name, label: t(name) };
        if (name !== FIRST_NAME || locale === undefined) return [offered];
        const instead = SOMEBODY[locale];
        return [offered, { name: `${name}|${instead}`, label: t('orElse', { name: offered.label, instead }) }];
      }),
    [t, locale],
  );
}

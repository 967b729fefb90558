import { UnstyledButton } from '@mantine/core';
import { type AudienceTotals, RECIPIENT_STATES } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAsked } from './asked.ts';
import classes from './recipients.module.css';

/** The groups that an audience is made of, each with how many; the chosen one says what it means. */
export function StateChips({ totals }: { readonly totals: AudienceTotals }) {
  const t = useTranslations('reports.audience');
  const { number } = useFormats();
  const { asked, narrow } = useAsked();
  return (
    <>
      <fieldset className={classes.chips} aria-label={t('label')}>
        {[null, ...RECIPIENT_STATES].map((state) => (
          <UnstyledButton
            key={state ?? 'all'}
            className={classes.chip}
            aria-pressed={asked.state === state}
            onClick={() => narrow({ state })}
          >
            {state === null ? t('all') : t(`group.${state}`)}
            <b>{number(totals[state ?? 'audience'])}</b>
          </UnstyledButton>
        ))}
      </fieldset>
      <p className={classes.meaning}>{t(`meaning.${asked.state ?? 'all'}`)}</p>
    </>
  );
}

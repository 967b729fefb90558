import type { newsletterSummary } from '@waypost/contract/reports';
import type { AnswerOf } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { Explained } from '../../../ui/explained.tsx';
import classes from './newsletter-analytics.module.css';

const CARDS = ['num_audience', 'num_campaigns', 'num_sent', 'num_open', 'num_click', 'num_optout'] as const;

/** Six sums; '-' where there is none, and nought is one (ANALYTICS-024). */
export function NewsletterCards({ summary }: { readonly summary: AnswerOf<typeof newsletterSummary> | undefined }) {
  const t = useTranslations('reports.analytics');
  const { number } = useFormats();
  return (
    <section className={classes.cards} aria-label={t('summary')} aria-busy={summary === undefined}>
      {CARDS.map((name) => {
        const value = summary?.[name] ?? null;
        return (
          <Explained
            key={name}
            className={classes.card}
            label={t(`card.${name}`)}
            explanation={<p>{t(`note.${name}`)}</p>}
          >
            <span className={classes.value}>{value === null ? '-' : number(value)}</span>
          </Explained>
        );
      })}
    </section>
  );
}

import type { NewsletterReport } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import shared from '../reports.module.css';
import classes from './figures.module.css';
import { Funnel } from './funnel.tsx';
import { Preview } from './preview.tsx';
import { Summary } from './summary.tsx';

interface Props {
  readonly report: NewsletterReport;
  readonly src: string;
}

/** Campaign Creative, Campaign Summary, Newsletter Performance (NEWS-026). */
export function ReportFigures({ report, src }: Props) {
  const t = useTranslations('reports');
  const { dateTime } = useFormats();
  const { subject, campaign, figures, totals, tracked, run, fire_at, refused } = report;
  const began = run?.began_at ?? null;
  return (
    <div className={shared.columns}>
      <SectionCard
        title={t('creative')}
        className={classes.creative}
        description={
          <>
            <strong className={classes.subject}>{subject}</strong>
            <br />
            {began === null
              ? t('due', { when: dateTime(fire_at) })
              : t(run?.ended_at === null ? 'sending' : 'sentOn', { when: dateTime(began) })}
          </>
        }
      >
        <Preview campaign={campaign} src={src} />
      </SectionCard>
      <div className={shared.stack}>
        <SectionCard title={t('summary')}>
          <Summary of={figures} view="agent" refused={refused} uncertain={totals?.uncertain ?? 0} tracked={tracked} />
        </SectionCard>
        <SectionCard title={t('performance')}>
          <Funnel of={figures} />
        </SectionCard>
      </div>
    </div>
  );
}

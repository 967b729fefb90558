import type { CampaignStats } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Funnel } from '../figures/funnel.tsx';
import { Summary } from '../figures/summary.tsx';
import classes from '../reports.module.css';

export interface CampaignFiguresProps {
  readonly of: CampaignStats['summary'];
}

/** A campaign in figures, as the marketing calendar reckons them: both percentages are of what was sent (ADMCAL-024 to 026). */
export default function CampaignFigures({ of }: CampaignFiguresProps) {
  const t = useTranslations('reports');
  const { refused, totals, num_agent: agents } = of;
  return (
    <div className={classes.columns}>
      <SectionCard title={t('summary')}>
        <Summary of={of} view="admin" refused={refused} uncertain={totals.uncertain} agents={agents} />
      </SectionCard>
      <SectionCard title={t('performance')}>
        <Funnel of={of} />
      </SectionCard>
    </div>
  );
}

import type { CampaignStats } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { keyed } from '../figures/keyed.ts';
import classes from './top-stats.module.css';

/** The three advisors with most of each (NEWS-033). */
export function TopStats({ top }: { readonly top: CampaignStats['top'] }) {
  const t = useTranslations('reports.campaign');
  return (
    <SectionCard title={t('top')}>
      <div className={classes.lists}>
        <Ranked title={t('topAudience')} of={top.audience} />
        <Ranked title={t('topOpens')} of={top.opens} />
        <Ranked title={t('topClicks')} of={top.clicks} />
      </div>
    </SectionCard>
  );
}

interface Props {
  readonly title: string;
  readonly of: CampaignStats['top']['audience'];
}

function Ranked({ title, of }: Props) {
  const t = useTranslations('reports.campaign');
  const { number } = useFormats();
  const most = Math.max(1, ...of.map(({ value }) => value));
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {of.length === 0 ? (
        <p className={classes.none}>{t('topNone')}</p>
      ) : (
        <ol className={classes.ranks}>
          {keyed(of, ({ name }) => name).map(({ key, item: { name, value } }) => (
            <li key={key} className={classes.rank}>
              <span className={classes.name}>{name}</span>
              <b>{number(value)}</b>
              <span className={classes.bar} style={{ width: `${(value / most) * 100}%` }} aria-hidden="true" />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

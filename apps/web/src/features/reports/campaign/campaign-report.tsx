import { IconChartBar } from '@tabler/icons-react';
import { newslettersFiles } from '@waypost/contract/newsletters';
import { type CampaignStats, hasTopStats } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useCampaignLinks, useCampaignStats } from '../api.ts';
import { AudienceSum } from '../figures/audience-sum.tsx';
import { Funnel } from '../figures/funnel.tsx';
import { LinksTable } from '../figures/links-table.tsx';
import { Preview } from '../figures/preview.tsx';
import { Summary } from '../figures/summary.tsx';
import classes from '../reports.module.css';
import type { CampaignReportProps } from './props.ts';
import { SupplierPicker } from './supplier-picker.tsx';
import { TopStats } from './top-stats.tsx';

const CHOSEN = { search: ['supplier'] } as const;

/** What a campaign did for all who sent it, for staff; one supplier's clicks, or all (NEWS-030 to 037). */
export default function CampaignReport({ campaign, version = 0 }: CampaignReportProps) {
  const t = useTranslations('reports');
  const locale = useLanguage();
  const [{ supplier: named }, setSearch] = useSearch(CHOSEN);
  const supplier = Number(named) > 0 ? Number(named) : undefined;
  const stats = useCampaignStats(campaign, supplier);
  const { data } = stats;
  if (data === undefined)
    return (
      <SectionCard>
        {stats.isPending ? (
          <ListSkeleton rows={6} shape="line" />
        ) : (
          <ErrorState title={t('failed')} error={stats.error} onRetry={() => void stats.refetch()} />
        )}
      </SectionCard>
    );
  const { summary, top } = data;
  const begun = summary.totals.audience > 0;
  return (
    <div className={classes.stack} aria-busy={stats.isPlaceholderData}>
      {begun ? (
        <>
          <SupplierPicker
            suppliers={summary.suppliers}
            chosen={supplier}
            onChoose={(id) => setSearch({ supplier: id === null ? undefined : String(id) })}
          />
          <div className={classes.columns}>
            <SectionCard title={t('summary')} description={clicksOf(summary, supplier, t)}>
              <Summary
                of={summary}
                view="campaign"
                refused={summary.refused}
                uncertain={summary.totals.uncertain}
                agents={summary.num_agent}
              />
            </SectionCard>
            <div className={classes.stack}>
              <SectionCard title={t('performance')}>
                <Funnel of={summary} />
              </SectionCard>
              <SectionCard title={t('campaign.audience')} description={t('audience.lead')}>
                <AudienceSum totals={summary.totals} />
              </SectionCard>
            </div>
          </div>
          {hasTopStats(summary.num_agent) && <TopStats top={top} />}
          <Links campaign={campaign} supplier={supplier} />
        </>
      ) : (
        <SectionCard>
          <EmptyState
            icon={<IconChartBar size={40} stroke={1.4} />}
            title={t('campaign.notYet')}
            text={t('campaign.notYetText')}
          />
        </SectionCard>
      )}
      <SectionCard title={t('creative')}>
        <Preview
          campaign={campaign}
          begun={begun}
          src={newslettersFiles.campaignPreview(campaign, { v: version, locale })}
        />
      </SectionCard>
    </div>
  );
}

function clicksOf(
  { suppliers }: CampaignStats['summary'],
  supplier: number | undefined,
  t: ReturnType<typeof useTranslations<'reports'>>,
) {
  const label = supplier === undefined ? undefined : suppliers[supplier];
  return label === undefined ? undefined : t('campaign.clicksOf', { supplier: label });
}

function Links({ campaign, supplier }: { readonly campaign: number; readonly supplier: number | undefined }) {
  const t = useTranslations('reports');
  const links = useCampaignLinks(campaign, supplier);
  return (
    <SectionCard bleed title={t('links.title')}>
      {links.data ? (
        <LinksTable links={links.data.results} narrowed={supplier !== undefined} />
      ) : links.isPending ? (
        <ListSkeleton rows={3} shape="line" />
      ) : (
        <ErrorState title={t('failed')} error={links.error} onRetry={() => void links.refetch()} />
      )}
    </SectionCard>
  );
}

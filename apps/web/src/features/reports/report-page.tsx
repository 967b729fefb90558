import { IconArrowLeft, IconMailOff } from '@tabler/icons-react';
import { newslettersFiles, newslettersPaths } from '@waypost/contract/newsletters';
import type { NewsletterReport } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor, LinkButton } from '../../platform/navigation/links.tsx';
import { usePathParams } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { isMissing, useReport } from './api.ts';
import { LinksTable } from './figures/links-table.tsx';
import { ReportFigures } from './figures/report-figures.tsx';
import { RecipientsCard } from './recipients/recipients-card.tsx';
import classes from './reports.module.css';

/** `/{slug}/reports/emarketing/{id}/`: what one sending did (NEWS-024 to 029). */
export default function ReportPage() {
  const t = useTranslations('reports');
  const { slug } = useProfile();
  const id = Number(usePathParams().id);
  const read = useReport(id);
  const report = read.data;
  return (
    <>
      <PageHead
        above={
          <LinkAnchor size="sm" className={classes.back} to={newslettersPaths.list({ slug })}>
            <IconArrowLeft size={14} stroke={1.7} aria-hidden="true" />
            {t('back')}
          </LinkAnchor>
        }
        title={t('title')}
        lead={t('lead')}
        actions={
          report && (
            <LinkButton variant="default" to={newslettersPaths.newsletter({ slug, id })}>
              {t('open')}
            </LinkButton>
          )
        }
      />
      {report ? (
        <Report report={report} />
      ) : (
        <SectionCard>
          {read.isPending ? (
            <ListSkeleton rows={6} shape="line" />
          ) : isMissing(read.error) ? (
            <EmptyState icon={<IconMailOff size={40} stroke={1.4} />} title={t('gone')} text={t('goneText')} />
          ) : (
            <ErrorState title={t('failed')} error={read.error} onRetry={() => void read.refetch()} />
          )}
        </SectionCard>
      )}
    </>
  );
}

function Report({ report }: { readonly report: NewsletterReport }) {
  const t = useTranslations('reports');
  const { dateTime } = useFormats();
  const { id, run, fire_at } = report;
  if (run === null)
    return (
      <SectionCard>
        <EmptyState
          icon={<IconMailOff size={40} stroke={1.4} />}
          title={t('notYet')}
          text={t('notYetText', { when: dateTime(fire_at) })}
        />
      </SectionCard>
    );
  return (
    <div className={classes.stack}>
      {run.state !== 'done' && (
        <Notice tone={run.state === 'sending' || run.state === 'freezing' ? 'info' : 'warning'}>
          {t(`state.${run.state}`)}
        </Notice>
      )}
      <ReportFigures report={report} src={newslettersFiles.preview(id, { v: run.began_at === null ? 0 : 1 })} />
      <SectionCard bleed title={t('links.title')}>
        <LinksTable links={report.links} />
      </SectionCard>
      <RecipientsCard report={report} />
    </div>
  );
}

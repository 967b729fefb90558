import { Button, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { isUnderWay, type NewsletterReport, type Recipient } from '@waypost/contract/reports';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useRecipients } from '../api.ts';
import { AudienceSum } from '../figures/audience-sum.tsx';
import shared from '../reports.module.css';
import { AgainDialog, type SendAgainTo } from './again-dialog.tsx';
import { AgainNotice } from './again-notice.tsx';
import { useAsked } from './asked.ts';
import { FileButton } from './file-button.tsx';
import { RecipientRows } from './recipient-rows.tsx';
import classes from './recipients.module.css';
import { StateChips } from './state-chips.tsx';
import { Tools } from './tools.tsx';

/** Everybody whom a sending was meant for, by what became of them: the sum, and the list. */
export function RecipientsCard({ report }: { readonly report: NewsletterReport }) {
  const t = useTranslations('reports.audience');
  const [again, sendAgain] = useState<SendAgainTo | null>(null);
  const { narrow } = useAsked();
  const { totals } = report;
  if (totals === null)
    return (
      <SectionCard title={t('title')}>
        <p className={shared.nothing}>{t('none')}</p>
      </SectionCard>
    );
  return (
    <SectionCard bleed title={t('title')} description={t('lead')} actions={<FileButton report={report} />}>
      <div className={classes.inset}>
        <AudienceSum totals={totals} />
        <AgainNotice
          report={report}
          onShow={() => narrow({ state: 'uncertain', did: null, search: '' })}
          onAgain={() => sendAgain('all')}
        />
        <StateChips totals={totals} />
        <Tools />
      </div>
      <Listed report={report} onAgain={sendAgain} />
      {again !== null && <AgainDialog report={report} to={again} onClose={() => sendAgain(null)} />}
    </SectionCard>
  );
}

interface ListedProps {
  readonly report: NewsletterReport;
  readonly onAgain: (to: Recipient) => void;
}

function Listed({ report, onAgain }: ListedProps) {
  const t = useTranslations('reports.recipients');
  const { asked, narrow, turnTo } = useAsked();
  const narrowPlace = useMediaQuery('(max-width: 75em)') ?? false;
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const recipients = useRecipients(report.id, asked, isUnderWay(report.run?.state));
  const { data } = recipients;
  // The address is older than the list.
  const beyond = asked.page > 1 && isApiError(recipients.error, 404);
  useEffect(() => {
    if (beyond) turnTo(1);
  });
  if (data === undefined)
    return recipients.isPending ? (
      <ListSkeleton rows={5} shape="line" />
    ) : (
      <ErrorState title={t('failed')} error={recipients.error} onRetry={() => void recipients.refetch()} />
    );
  const narrowed = asked.search !== '' || asked.did !== null;
  const pages = Math.ceil(data.count / PAGE_SIZES.default);
  return (
    <>
      <p className={classes.found} role="status">
        {data.count > 0 && t(data.count_capped ? 'foundCapped' : 'found', { count: data.count })}
      </p>
      {data.count === 0 ? (
        <EmptyState
          icon={<IconUsers size={40} stroke={1.4} />}
          title={t(narrowed ? 'noMatch' : 'empty')}
          action={
            (narrowed || asked.state !== null) && (
              <Button variant="default" onClick={() => narrow({ search: '', state: null, did: null })}>
                {t('clear')}
              </Button>
            )
          }
        />
      ) : (
        <div aria-busy={recipients.isPlaceholderData} className={classes.rows}>
          <RecipientRows recipients={data.results} report={report} narrow={narrowPlace} onAgain={onAgain} />
        </div>
      )}
      {pages > 1 && (
        <div className={classes.pager}>
          <Pagination
            total={pages}
            value={Math.min(asked.page, pages)}
            onChange={turnTo}
            size={phone ? 'sm' : 'md'}
            getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
            getItemProps={(number) => ({ 'aria-label': t('page', { page: String(number) }) })}
          />
        </div>
      )}
    </>
  );
}

import type { CampaignStats } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { usePermission } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { FlagCountry } from '../../../ui/marks/flag.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { authoringPaths } from '../../authoring/paths.ts';
import { CampaignFigures, useCampaignStats } from '../../reports/index.ts';
import { isGone } from '../api.ts';
import { Countries } from './countries.tsx';
import classes from './performance.module.css';

export interface EmailProps {
  readonly campaign: number;
  readonly onClose: () => void;
}

/** 'Email Campaign Performance' (ADMCAL-017, ADMCAL-023 to 026). */
export default function EmailPerformance({ campaign, onClose }: EmailProps) {
  const t = useTranslations('marketing.newsletter');
  const read = useCampaignStats(campaign, undefined);
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="xl">
      {read.data ? (
        <div className={classes.stack}>
          <Details campaign={campaign} of={read.data.summary} />
          <CampaignFigures of={read.data.summary} />
        </div>
      ) : read.isPending ? (
        <ListSkeleton rows={6} shape="line" />
      ) : (
        <ErrorState
          title={t(isGone(read.error) ? 'gone' : 'failed')}
          error={read.error}
          onRetry={isGone(read.error) ? undefined : () => void read.refetch()}
        />
      )}
    </Dialog>
  );
}

const WITH_FLAGS: readonly FlagCountry[] = ['US', 'CA', 'MX'];

interface DetailsProps {
  readonly campaign: number;
  readonly of: CampaignStats['summary'];
}

function Details({ campaign, of }: DetailsProps) {
  const t = useTranslations('marketing');
  const writes = usePermission('newsletters.change');
  const country = WITH_FLAGS.find((one) => one === of.country_iso);
  return (
    <table className={classes.details}>
      <tbody>
        <tr>
          <th scope="row">{t('newsletter.name')}</th>
          <td>
            {writes ? <LinkAnchor to={authoringPaths.campaign({ id: campaign })}>{of.name}</LinkAnchor> : of.name}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('newsletter.subject')}</th>
          <td>{of.subject}</td>
        </tr>
        <tr>
          <th scope="row">{t('newsletter.suppliers')}</th>
          <td>{Object.values(of.suppliers).join(', ') || '–'}</td>
        </tr>
        <tr>
          <th scope="row">{t('newsletter.country')}</th>
          <td>{country ? <Countries of={[country]} /> : of.country || t('newsletter.everywhere')}</td>
        </tr>
      </tbody>
    </table>
  );
}

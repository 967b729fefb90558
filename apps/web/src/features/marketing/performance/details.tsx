import { campaignsPaths, type Posting } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { Countries } from './countries.tsx';
import classes from './performance.module.css';

/** Which campaign it is of, whose offers it shows, and where (ADMCAL-018). */
export function Details({ posting: { campaign } }: { readonly posting: Pick<Posting, 'campaign'> }) {
  const t = useTranslations('marketing.details');
  return (
    <table className={classes.details}>
      <tbody>
        <tr>
          <th scope="row">{t('campaign')}</th>
          <td>
            <LinkAnchor to={campaignsPaths.campaign({ id: campaign.id })}>{campaign.title}</LinkAnchor>
          </td>
        </tr>
        <tr>
          <th scope="row">{t('supplier')}</th>
          <td>{campaign.supplier?.supplier_label ?? '–'}</td>
        </tr>
        <tr>
          <th scope="row">{t('countries')}</th>
          <td>
            <Countries of={campaign.countries} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

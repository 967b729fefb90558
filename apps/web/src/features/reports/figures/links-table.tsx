import { VisuallyHidden } from '@mantine/core';
import type { CampaignLink } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import shared from '../reports.module.css';
import classes from './figures.module.css';
import { keyed } from './keyed.ts';

interface Props {
  readonly links: readonly CampaignLink[];
  /** Only those of one supplier are shown. */
  readonly narrowed?: boolean;
}

/** Where a newsletter leads, and how often people went there (NEWS-022, NEWS-030). */
export function LinksTable({ links, narrowed = false }: Props) {
  const t = useTranslations('reports.links');
  const { number, percent } = useFormats();
  if (links.length === 0) return <p className={shared.nothing}>{t(narrowed ? 'emptySupplier' : 'empty')}</p>;
  const machine = links.reduce((sum, { machine_clicks }) => sum + machine_clicks, 0);
  return (
    <>
      <div className={shared.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col" className={classes.words}>
                {t('supplier')}
              </th>
              <th scope="col">{t('clicks')}</th>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('people')}</th>
            </tr>
          </thead>
          <tbody>
            {keyed(links, ({ url, link_name }) => `${url} ${link_name}`).map(({ key, item: link }) => (
              <tr key={key}>
                <th scope="row">
                  <div className={classes.link}>
                    <span className={classes.linkName}>{link.link_name}</span>
                    <a className={classes.url} href={link.url} target="_blank" rel="noreferrer">
                      {link.url} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
                    </a>
                    {link.supplier_label !== null && <span className={classes.supplier}>{link.supplier_label}</span>}
                  </div>
                </th>
                <td className={classes.words}>{link.supplier_label ?? '–'}</td>
                <td>{number(link.click_count)}</td>
                <td>{percent(link.click_percentage)}</td>
                <td>{number(link.recipients)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.foot}>{t('base', { machine })}</p>
    </>
  );
}

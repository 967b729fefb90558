import type { CampaignLink } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from '../reports.module.css';

interface Props {
  readonly links: readonly CampaignLink[];
  /** Only those of one supplier are shown. */
  readonly narrowed?: boolean;
}

/** Where a newsletter leads, and how often people went there (NEWS-022, NEWS-030). */
export function LinksTable({ links, narrowed = false }: Props) {
  const t = useTranslations('reports.links');
  const { number, percent } = useFormats();
  if (links.length === 0) return <p className={classes.nothing}>{t(narrowed ? 'emptySupplier' : 'empty')}</p>;
  const machine = links.reduce((sum, { machine_clicks }) => sum + machine_clicks, 0);
  return (
    <>
      <section className={classes.scroll} aria-label={t('title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('supplier')}</th>
              <th scope="col">{t('clicks')}</th>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('people')}</th>
            </tr>
          </thead>
          <tbody>
            {links.map((link, at) => (
              // Two blocks may lead to the same place under the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown whole and anew.
              <tr key={`${link.url} ${at}`}>
                <th scope="row">
                  <span className={classes.linkName}>{link.link_name}</span>
                  <a
                    className={classes.url}
                    href={link.url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('opens', { name: link.link_name })}
                  >
                    {link.url}
                  </a>
                </th>
                <td>{link.supplier_label ?? '–'}</td>
                <td>{number(link.click_count)}</td>
                <td>{percent(link.click_percentage)}</td>
                <td>{number(link.recipients)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.foot}>{t('base', { machine })}</p>
    </>
  );
}

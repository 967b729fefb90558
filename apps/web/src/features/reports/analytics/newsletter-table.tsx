import { UnstyledButton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { firstWords } from '@waypost/contract/analytics';
import { type Newsletter, newslettersPaths, readByNobody } from '@waypost/contract/newsletters';
import { percentsOf } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import classes from './newsletter-analytics.module.css';

interface Props {
  readonly newsletters: readonly Newsletter[];
  readonly onOpen: (id: number) => void;
}

/** A row for each newsletter; a click opens its details, the last column the newsletter itself (ANALYTICS-025 to 028). */
export function NewsletterTable({ newsletters, onOpen }: Props) {
  const t = useTranslations('reports.analytics');
  return (
    <>
      <section className={classes.scroll} aria-label={t('scroll')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('view')}</th>
              <th scope="col">{t('sent')}</th>
              <th scope="col">{t('open')}</th>
              <th scope="col">{t('clicks')}</th>
              <th scope="col">{t('unsubscribe')}</th>
              <th scope="col">{t('hardBounce')}</th>
              <th scope="col">{t('preview')}</th>
            </tr>
          </thead>
          <tbody>
            {newsletters.map((newsletter) => (
              <Row key={newsletter.id} newsletter={newsletter} onOpen={() => onOpen(newsletter.id)} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.base}>{t('base')}</p>
    </>
  );
}

function Row({ newsletter, onOpen }: { readonly newsletter: Newsletter; readonly onOpen: () => void }) {
  const t = useTranslations('reports.analytics');
  const { number, percent, rowTime } = useFormats();
  const { slug } = useProfile();
  const subject = firstWords(readByNobody(newsletter.subject));
  const { open, click } = percentsOf('agent', newsletter);
  return (
    <tr>
      <td>
        <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
          <span className={classes.words}>
            <span>{subject}</span>
            <span className={classes.muted}>{rowTime(newsletter.fire_at)}</span>
          </span>
        </UnstyledButton>
      </td>
      <td>{number(newsletter.num_sent)}</td>
      <td>
        {number(newsletter.num_open)} <span className={classes.muted}>{percent(open.value)}</span>
      </td>
      <td>
        {number(newsletter.num_click)} <span className={classes.muted}>{percent(click.value)}</span>
      </td>
      <td>{number(newsletter.num_optout)}</td>
      <td>{number(newsletter.num_hard_bounce)}</td>
      <td>
        <a
          className={classes.preview}
          href={newslettersPaths.newsletter({ slug, id: newsletter.id })}
          target="_blank"
          rel="noreferrer"
          aria-label={t('openPreview', { subject })}
        >
          <IconExternalLink size={18} stroke={1.7} aria-hidden="true" />
        </a>
      </td>
    </tr>
  );
}

import { editableUntil, type NewsletterDetail } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import classes from './detail.module.css';

interface Props {
  readonly newsletter: NewsletterDetail;
}

/** Once nothing can be changed any more: what came of it, or why not; and what of it is the agent's own. */
export function OverCard({ newsletter }: Props) {
  const t = useTranslations('newsletters');
  const formats = useFormats();
  const { num_sent, status, subject_edited, intro_edited, fire_at_edited, read_only } = newsletter;
  const own = [
    subject_edited ? t('edit.subject') : null,
    intro_edited ? t('edit.intro') : null,
    fire_at_edited ? t('edit.time') : null,
  ].filter((one) => one !== null);
  const began = num_sent > 0;
  return (
    <SectionCard title={t(began ? 'results.title' : 'edit.overTitle')}>
      {began && <Results newsletter={newsletter} />}
      {!began && (
        <p className={classes.muted}>
          {status === 'published'
            ? t('edit.overSent')
            : t('edit.over', { when: formats.rowTime(editableUntil(newsletter)) })}
        </p>
      )}
      {own.length > 0 && !read_only && (
        <p className={classes.own}>
          <span className={classes.mark}>{t('edit.changed')}</span> {own.join(' · ')}
        </p>
      )}
    </SectionCard>
  );
}

/** Persons, each once; the report has the rest. */
function Results({ newsletter: of }: Props) {
  const t = useTranslations('newsletters.results');
  const { number } = useFormats();
  const figures = [
    ['sent', of.num_sent],
    ['opens', of.num_open],
    ['clicks', of.num_click],
    ['hardBounces', of.num_hard_bounce],
    ['unsubscribes', of.num_optout],
  ] as const;
  return (
    <dl className={classes.results}>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

import { editableUntil, type NewsletterDetail } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import classes from './detail.module.css';

/** Why nothing can be changed, and what of it is the agent's own. */
export function OverCard({ newsletter }: { readonly newsletter: NewsletterDetail }) {
  const t = useTranslations('newsletters.edit');
  const formats = useFormats();
  const { status, subject_edited, intro_edited, fire_at_edited } = newsletter;
  const own = [
    subject_edited ? t('subject') : null,
    intro_edited ? t('intro') : null,
    fire_at_edited ? t('time') : null,
  ].filter((one) => one !== null);
  return (
    <SectionCard title={t('overTitle')}>
      <p className={classes.muted}>
        {status === 'published' ? t('overSent') : t('over', { when: formats.rowTime(editableUntil(newsletter)) })}
      </p>
      {own.length > 0 && (
        <p className={classes.own}>
          <span className={classes.mark}>{t('changed')}</span> {own.join(' · ')}
        </p>
      )}
    </SectionCard>
  );
}

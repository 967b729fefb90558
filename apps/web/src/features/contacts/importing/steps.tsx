import { useTranslations } from 'use-intl';
import classes from './importing.module.css';

const STEPS = ['file', 'columns', 'check', 'import'] as const;
export type Step = (typeof STEPS)[number];

/** Where an import is on its way. */
export function Steps({ at }: { readonly at: Step }) {
  const t = useTranslations('contacts.importing.steps');
  const here = STEPS.indexOf(at);
  return (
    <ol className={classes.steps} aria-label={t('label')}>
      {STEPS.map((step, n) => (
        <li key={step} aria-current={n === here ? 'step' : undefined} data-past={n < here || undefined}>
          <span className={classes.number} aria-hidden="true">
            {n + 1}
          </span>
          <span className={classes.name}>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}

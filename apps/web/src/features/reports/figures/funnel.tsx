import { type Counted, funnelOf } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from './funnel.module.css';

/** Delivered, opened, clicked: each bar a part of the first; a short one has its label beside it (NEWS-028, NEWS-029). */
export function Funnel({ of }: { readonly of: Counted }) {
  const t = useTranslations('reports.funnel');
  const { number, percent } = useFormats();
  return (
    <>
      <ol className={classes.funnel} aria-label={t('label')}>
        {funnelOf(of).map(({ stage, value, width, outside }) => (
          <li key={stage} className={classes.stage} data-stage={stage} data-outside={outside}>
            <span className={classes.spoken}>
              {t('said', { stage: t(stage), count: value, percent: percent(width) })}
            </span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: `${width}%` }} />
              <span className={classes.label} style={outside ? { insetInlineStart: `${width}%` } : undefined}>
                {t(stage)} <b>{number(value)}</b>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.base}>{t('base')}</p>
    </>
  );
}

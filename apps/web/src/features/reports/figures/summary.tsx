import { deliveredOf, type NewsletterFigures, percentsOf, type ReportView } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from './figures.module.css';

interface Props {
  readonly of: NewsletterFigures;
  /** Decides what the percentages are parts of. */
  readonly view: ReportView;
  /** Of those who were refused, the ones without a mailbox. */
  readonly refused?: number;
  readonly uncertain: number;
  readonly agents?: number;
  readonly tracked?: boolean;
}

/** Opens, Open %, Clicks, Click %, Hard Bounces, Unsubscribes; each percentage with its base, and what is left out (NEWS-027). */
export function Summary({ of, view, refused = 0, uncertain, agents, tracked = true }: Props) {
  const t = useTranslations('reports');
  const { number, percent } = useFormats();
  const { open, click } = percentsOf(view, of);
  const baseOf = { sent: of.num_sent, delivered: deliveredOf(of), opened: of.num_open };
  const counted = (value: string) => (tracked ? value : '–');
  return (
    <div className={classes.counted}>
      <dl className={classes.figures} data-agents={agents !== undefined}>
        {agents !== undefined && <Figure label={t('figure.agents')} value={number(agents)} />}
        <Figure label={t('figure.sent')} value={number(of.num_sent)} />
        <Figure
          label={t('figure.opens')}
          value={counted(number(of.num_open))}
          note={tracked && t('times', { count: of.opens })}
        />
        <Figure
          label={t('figure.openPercent')}
          value={counted(percent(open.value))}
          note={t(`base.${open.base}`, { count: baseOf[open.base] })}
        />
        <Figure
          label={t('figure.clicks')}
          value={counted(number(of.num_click))}
          note={tracked && t('times', { count: of.clicks })}
        />
        <Figure
          label={t('figure.clickPercent')}
          value={counted(percent(click.value))}
          note={t(`base.${click.base}`, { count: baseOf[click.base] })}
        />
        <Figure
          label={t('figure.hardBounces')}
          value={number(of.num_hard_bounce)}
          note={refused > 0 && t('refusedAtOnce', { count: refused })}
        />
        <Figure label={t('figure.unsubscribes')} value={number(of.num_optout)} />
        {of.num_soft_bounce > 0 && <Figure label={t('figure.softBounces')} value={number(of.num_soft_bounce)} />}
        {of.num_complaint > 0 && <Figure label={t('figure.complaints')} value={number(of.num_complaint)} />}
      </dl>
      <div className={classes.leftOut}>
        {tracked ? (
          <p>
            {t('people')}{' '}
            {of.machine_open + of.machine_click > 0
              ? t('machines', { opens: of.machine_open, clicks: of.machine_click })
              : t('noMachines')}
          </p>
        ) : (
          <p>{t('untracked')}</p>
        )}
        {uncertain > 0 && <p>{t('uncertainOut', { count: uncertain })}</p>}
      </div>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** What it is a part of, or what is not in it. */
  readonly note?: string | false;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}

import { Button, Card, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { OfferedPlan, Plan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { HtmlText } from '../../../ui/html-text.tsx';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { priceIn } from '../prices.ts';
import classes from './plan-cards.module.css';

interface Props {
  readonly plans: readonly OfferedPlan[];
  readonly current: Plan;
  readonly onChoose: (plan: OfferedPlan) => void;
}

/** The plans that are offered (BILL-008, BILL-022 to 029). */
export function PlanCards({ plans, current, onChoose }: Props) {
  return (
    <ul className={classes.cards}>
      {plans.map((plan) => (
        <li key={`${plan.slug} ${plan.uid}`}>
          <PlanCard plan={plan} isCurrent={plan.slug === current} onChoose={() => onChoose(plan)} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly plan: OfferedPlan;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function PlanCard({ plan, isCurrent, onChoose }: CardProps) {
  const t = useTranslations('membership.card');
  const { locale } = useFormats();
  const { slug, name, data, features } = plan;
  const isFree = slug === 'free';
  const headingId = `plan-${slug}`;
  const button = isCurrent ? 'view' : isFree ? 'downgrade' : 'upgrade';
  const action = t(button);
  return (
    <Card component="article" aria-labelledby={headingId} className={classes.card} data-current={isCurrent}>
      <div className={classes.head}>
        <Title order={2} fz="md" id={headingId}>
          {name}
        </Title>
        {isCurrent && <StatusBadge tone="accent" label={t('current')} />}
      </div>
      <div>
        <Text component="div" className={classes.price}>
          {isFree ? t('free') : priceIn(locale, data.AnnualRate)}
        </Text>
        <Text size="sm" c="dimmed">
          {isFree ? t('alwaysFree') : t('perYear')}
        </Text>
      </div>
      {data.Description !== '' && <HtmlText html={data.Description} />}
      {slug === 'grow' && data.Description === '' && features.length === 0 && <Text>{t('likeFree')}</Text>}
      {features.length > 0 && (
        <ul className={classes.features}>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <Button
        className={classes.button}
        variant={button === 'upgrade' ? 'filled' : 'default'}
        disabled={isCurrent && isFree}
        aria-label={t('label', { action, plan: name })}
        onClick={onChoose}
        fullWidth
      >
        {action}
      </Button>
    </Card>
  );
}

import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { describeFailure } from '../feedback/describe-failure.ts';
import { useFailureWords } from '../feedback/use-failure-words.ts';
import { PlanBadge } from '../marks/plan-badge.tsx';
import classes from './states.module.css';

interface EmptyProps {
  /** A 40-px line icon. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** One action. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Title order={2} fz="md">
        {title}
      </Title>
      {text && (
        <Text size="sm" c="dimmed" maw={420}>
          {text}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

interface ErrorProps {
  /** What failed, e.g. 'Unable to get items!'. */
  readonly title?: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A failed read, where the content would be: what failed, Retry, the detail folded. */
export function ErrorState({ title, error, onRetry }: ErrorProps) {
  const t = useTranslations('ui.states');
  const [open, { toggle }] = useDisclosure(false);
  const words = useFailureWords();
  const { message } = describeFailure(error, words);
  const sentence = isApiError(error, 429) || isApiError(error, 0);
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="danger" aria-hidden="true">
        <IconAlertTriangle size={40} stroke={1.4} />
      </span>
      <Title order={2} fz="md">
        {title ?? t('errorTitle')}
      </Title>
      {sentence ? (
        <Text size="sm" c="dimmed" maw={420}>
          {message}
        </Text>
      ) : (
        <>
          <Button variant="subtle" color="gray" size="xs" onClick={toggle} aria-expanded={open}>
            {open ? t('hideDetail') : t('showDetail')}
          </Button>
          {open && (
            <Text size="sm" c="dimmed" className={classes.detail}>
              {message}
            </Text>
          )}
        </>
      )}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LockedProps {
  readonly plan: 'PRO' | 'PREMIUM';
  /** One line: what it gives. */
  readonly gives: string;
  /** The real control, disabled by the caller. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A control that the plan does not include: shown, disabled, with the badge and what it would give. */
export function LockedState({ plan, gives, children, action }: LockedProps) {
  return (
    <Stack gap="xs">
      {children}
      <div className={classes.locked}>
        <IconLock size={16} stroke={1.7} aria-hidden="true" />
        <Text size="sm">{gives}</Text>
        <PlanBadge plan={plan} />
        {action}
      </div>
    </Stack>
  );
}

interface SkeletonProps {
  readonly rows?: number;
  /** `row` is a list row with a picture, `card` a block, `line` plain text. */
  readonly shape?: 'row' | 'card' | 'line';
}

/** Skeletons in the final shape, after 200 ms: a fast answer never flickers. At once in a first picture, and in its place. */
export function ListSkeleton({ rows = 5, shape = 'row' }: SkeletonProps) {
  const t = useTranslations('ui.states');
  const shown = useDelayed(200);
  const keys = Array.from({ length: rows }, (_, index) => `row-${index}`);
  return (
    <div className={classes.skeletons} role="status" aria-label={t('loading')} data-shape={shape}>
      {shown &&
        keys.map((key) => (
          <div key={key} className={classes.skeleton}>
            {shape === 'card' && <Skeleton height={120} radius="lg" />}
            {shape === 'line' && <Skeleton height={14} />}
            {shape === 'row' && (
              <>
                <Skeleton height={56} width={56} radius="md" />
                <Stack gap={8} flex={1}>
                  <Skeleton height={13} width="62%" />
                  <Skeleton height={11} width="34%" />
                </Stack>
              </>
            )}
          </div>
        ))}
    </div>
  );
}

/** False until `milliseconds` after mounting, unless skeletons stand already. */
function useDelayed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(
    () => typeof window === 'undefined' || document.querySelector(`.${classes.skeleton}`) !== null,
  );
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

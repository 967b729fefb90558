import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './operations.module.css';

interface Props {
  /** Why not; null where it is safe. */
  readonly refusal: string | null;
  /** For screen readers: what is retried. */
  readonly label: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** Retry where it is safe, and the reason where it is not. */
export function RetryButton({ refusal, label, pending, onRetry }: Props) {
  const t = useTranslations('operations');
  if (refusal !== null)
    return (
      <Text size="sm" c="dimmed" className={classes.refusal}>
        {refusal}
      </Text>
    );
  return (
    <Button size="xs" variant="default" disabled={pending} aria-label={label} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

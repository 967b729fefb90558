import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  readonly onRetry: () => void;
  /** Another way. */
  readonly children: ReactNode;
}

/** Out of where the widget does not come: once more here, or otherwise. */
export function Ways({ onRetry, children }: Props) {
  const t = useTranslations('membership.widget');
  return (
    <Group gap="md" mt="sm">
      <Button variant="default" size="xs" onClick={onRetry}>
        {t('retry')}
      </Button>
      {children}
    </Group>
  );
}

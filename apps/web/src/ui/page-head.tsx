import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import classes from './page-head.module.css';

interface Props {
  readonly title: string;
  /** One muted line. */
  readonly lead?: ReactNode;
  /** At most one filled button. */
  readonly actions?: ReactNode;
  /** Next to the title, e.g. a plan badge. */
  readonly badge?: ReactNode;
  /** Above the title, e.g. a link back. */
  readonly above?: ReactNode;
  /** Stays in sight while the page scrolls; phones have their actions below. */
  readonly sticky?: boolean;
}

/** The one h1 of a page; also names the browser tab. */
export function PageHead({ title, lead, actions, badge, above, sticky }: Props) {
  usePageTitle(title);
  return (
    <header className={classes.head} data-sticky={sticky} data-above={above !== undefined || undefined}>
      <div className={classes.words}>
        {above}
        <Group gap="xs" wrap="nowrap">
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {badge}
        </Group>
        {lead && (
          <Text c="dimmed" size="md">
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

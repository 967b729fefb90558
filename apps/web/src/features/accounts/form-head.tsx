import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import classes from './accounts.module.css';

/** Head of the pages before the sign-in. */
export function FormHead({ title, lead }: { readonly title: string; readonly lead?: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={classes.head}>
      <Title order={1}>{title}</Title>
      {lead && <Text c="dimmed">{lead}</Text>}
    </div>
  );
}

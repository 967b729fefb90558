import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import classes from './screen-message.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A whole screen that says one thing: not found, no permission, something broke. */
export function ScreenMessage({ icon, title, text, children }: Props) {
  usePageTitle(title);
  return (
    <section className={classes.screen}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" maw={440}>
        {text}
      </Text>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}

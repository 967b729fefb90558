import { Card, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section-card.module.css';

interface Props {
  readonly title?: string;
  /** Of a card without a title: what it is, for screen readers. */
  readonly label?: string;
  readonly description?: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  /** `bleed`: rows, tabs and tables reach the card's edges; give them their own padding (`var(--inset)`). */
  readonly bleed?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A titled card; a labelled region for screen readers when it has a title or a label. */
export function SectionCard({ title, label, description, badge, actions, bleed = false, className, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-label={label}
      aria-labelledby={title ? id : undefined}
      padding={0}
      className={className}
    >
      {(title || actions) && (
        <div className={classes.head}>
          <div>
            <Group gap="xs">
              {title && (
                <Title order={2} id={id}>
                  {title}
                </Title>
              )}
              {badge}
            </Group>
            {description && (
              <Text size="sm" c="dimmed">
                {description}
              </Text>
            )}
          </div>
          {actions}
        </div>
      )}
      <div className={bleed ? undefined : classes.body} data-headed={Boolean(title || actions)}>
        {children}
      </div>
    </Card>
  );
}

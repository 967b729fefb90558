import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface Props {
  readonly tone: 'warning' | 'danger' | 'info';
  /** The first, bold sentence: name the thing and the time. */
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
}

/** The strip that says that something needs the person's hand. */
export function Notice({ tone, title, action, children, icon }: Props) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classes.notice} data-tone={tone} data-short={children === undefined || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <Icon size={18} stroke={1.7} />}
      </span>
      <div className={classes.words}>
        {title && <strong>{title}</strong>} {children}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

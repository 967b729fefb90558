import { Badge } from '@mantine/core';

export type StatusTone = 'accent' | 'neutral' | 'danger' | 'warning' | 'success';

const COLOURS: Readonly<Record<StatusTone, string>> = {
  accent: 'lagoon',
  neutral: 'gray',
  danger: 'coral',
  warning: 'yellow',
  success: 'green',
};

/** Sentence case, never colour alone: the label says it. Scheduled = accent, posted = neutral, failed = danger, paused = warning. */
export function StatusBadge({ tone, label }: { readonly tone: StatusTone; readonly label: string }) {
  return <Badge color={COLOURS[tone]}>{label}</Badge>;
}

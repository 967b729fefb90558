import type { OptoutStatus } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';

const TONES = { F: 'success', T: 'neutral', U: 'warning' } as const;

export function ContactStatus({ status }: { readonly status: OptoutStatus }) {
  const t = useTranslations('contacts.status');
  return <StatusBadge tone={TONES[status]} label={t(status)} />;
}

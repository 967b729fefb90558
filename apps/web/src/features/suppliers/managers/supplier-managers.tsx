import { Button, Text } from '@mantine/core';
import type { SupplierManager } from '@waypost/contract/suppliers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useManagers } from '../api.ts';
import { ManagerModal } from './manager-modal.tsx';
import classes from './managers.module.css';

interface Named {
  readonly pk: number;
  readonly name: string;
}

/** The profiles of a person, and of how many suppliers each is a manager. Loaded by lazy-managers.ts. */
export default function SupplierManagers({ profiles }: { readonly profiles: readonly Named[] }) {
  const t = useTranslations('suppliers.managers');
  const [opened, open] = useState<Named | null>(null);
  const managers = useManagers().data?.results;
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      <ul className={classes.list}>
        {profiles.map((profile) => (
          <li key={profile.pk} className={classes.row}>
            <Text className={classes.name} fw={560}>
              {profile.name}
            </Text>
            <State manager={managers?.find((one) => one.profile === profile.pk)} />
            <Button
              variant="default"
              size="xs"
              aria-label={t('openOf', { name: profile.name })}
              onClick={() => open(profile)}
            >
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <ManagerModal profile={opened} onClose={() => open(null)} />}
    </SectionCard>
  );
}

function State({ manager }: { readonly manager: SupplierManager | undefined }) {
  const t = useTranslations('suppliers.managers');
  if (manager === undefined) return null;
  const count = manager.suppliers.length;
  return manager.active ? (
    <StatusBadge tone="success" label={t('manages', { count })} />
  ) : (
    <StatusBadge tone="neutral" label={t('inactive')} />
  );
}

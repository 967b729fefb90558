import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import type { EmailCampaign } from '@waypost/contract/newsletters';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { about } from '@waypost/i18n/about';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useAdvisors } from '../preview/use-advisors.ts';
import classes from './settings.module.css';

interface Props {
  readonly campaign: EmailCampaign;
  /** The field that narrows it. */
  readonly country: ReactNode;
}

/** Which advisors get it, how many people they write to, and who of them cannot send yet. */
export function AudienceCard({ campaign, country }: Props) {
  const t = useTranslations('authoring.audience');
  const { number } = useFormats();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS.keyword);
  const found = useAdvisors(campaign.id, search, campaign.country_iso);
  return (
    <SectionCard title={t('title')}>
      <div className={classes.audience}>
        {country}
        {found.isPending && <ListSkeleton rows={4} shape="line" />}
        {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && (
          <>
            <dl className={classes.totals}>
              <Total label={t('advisors')} value={number(found.data.advisors)} />
              <Total label={t('contacts')} value={number(found.data.contacts)} />
              {found.data.without_address > 0 && (
                <Total label={t('withoutAddress')} value={number(found.data.without_address)} warn />
              )}
            </dl>
            {found.data.without_address > 0 && (
              <Text size="sm" c="dimmed">
                {t('withoutAddressHint')}
              </Text>
            )}
            <TextInput
              data-own-undo
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<IconSearch size={16} stroke={1.7} />}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {found.data.results.length === 0 ? (
              <EmptyState
                icon={<IconUsers size={40} stroke={1.4} />}
                title={t(search === '' ? 'none' : 'noneFound')}
                text={search === '' ? t('noneHint') : undefined}
              />
            ) : (
              <ul className={classes.advisors} aria-busy={found.isPlaceholderData}>
                {found.data.results.map((one) => (
                  <li key={one.profile}>
                    <div className={classes.words}>
                      <Text fw={560}>{one.name}</Text>
                      <Text size="sm" c="dimmed">
                        {[one.agency_name, about[one.locale].name].filter(Boolean).join(' · ')}
                      </Text>
                    </div>
                    {!one.has_address && <StatusBadge tone="warning" label={t('noAddress')} />}
                    <Text size="sm" c="dimmed">
                      {t('contactsOf', { count: one.contacts })}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
            {found.data.count > found.data.results.length && (
              <Text size="sm" c="dimmed">
                {t('more', { count: found.data.count - found.data.results.length })}
              </Text>
            )}
          </>
        )}
      </div>
    </SectionCard>
  );
}

interface TotalProps {
  readonly label: string;
  readonly value: string;
  readonly warn?: boolean;
}
const Total = ({ label, value, warn }: TotalProps) => (
  <div data-warn={warn}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

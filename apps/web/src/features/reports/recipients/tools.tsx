import { Select } from '@mantine/core';
import { RECIPIENT_ACTS, RECIPIENT_SEARCH_MAX } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import shared from '../reports.module.css';
import { useAsked } from './asked.ts';
import classes from './recipients.module.css';

export function Tools() {
  const t = useTranslations('reports.recipients');
  const { asked, narrow } = useAsked();
  return (
    <div className={shared.tools}>
      <SearchField
        className={classes.search}
        label={t('search')}
        maxLength={RECIPIENT_SEARCH_MAX}
        value={asked.search}
        onChange={(search) => narrow({ search })}
      />
      <Select
        className={shared.choice}
        aria-label={t('did')}
        placeholder={t('anything')}
        data={RECIPIENT_ACTS.map((value) => ({ value, label: t(`act.${value}`) }))}
        clearable
        value={asked.did}
        onChange={(value) => narrow({ did: RECIPIENT_ACTS.find((one) => one === value) ?? null })}
      />
    </div>
  );
}

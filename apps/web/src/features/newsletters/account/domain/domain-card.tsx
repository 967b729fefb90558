import { Button, Text, TextInput } from '@mantine/core';
import { DOMAIN_MAX, type EmarketingAccount, type SendingDomain } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { useAction } from '../../../../ui/feedback/use-action.ts';
import { useFormAction } from '../../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../../ui/fields/use-kept-form.ts';
import { StatusBadge, type StatusTone } from '../../../../ui/marks/status-badge.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import classes from '../account.module.css';
import { addDomain, checkDomain, removeDomain } from '../api.ts';
import { DomainRecords } from './domain-records.tsx';

interface Props {
  readonly account: EmarketingAccount;
  readonly put: (told: EmarketingAccount) => void;
}

const TONES: Readonly<Record<SendingDomain['state'], StatusTone>> = {
  waiting: 'warning',
  passed: 'success',
  failed: 'danger',
};

/** The domain that newsletters come from: none of its own, or one with its records. */
export function DomainCard({ account, put }: Props) {
  const t = useTranslations('newsletters.account.domain');
  const { sending_domain: domain, sends_as, read_only } = account;
  return (
    <SectionCard
      title={t('title')}
      description={domain === null ? t('lead') : undefined}
      badge={domain && <StatusBadge tone={TONES[domain.state]} label={t(`state.${domain.state}`)} />}
    >
      {domain !== null && <OwnDomain account={account} domain={domain} put={put} />}
      {domain === null && (
        <div className={classes.fields}>
          <Text size="sm">{t('from', { address: sends_as })}</Text>
          {!read_only && <AddDomain id={account.id} put={put} />}
        </div>
      )}
    </SectionCard>
  );
}

function AddDomain({ id, put }: { readonly id: number; readonly put: Props['put'] }) {
  const t = useTranslations('newsletters.account.domain');
  const form = useKeptForm(`newsletter-domain-${id}`, { initialValues: { domain: '' } });
  const action = useFormAction<{ domain: string }, EmarketingAccount>({
    form,
    run: ({ domain }) => addDomain(id, domain),
    success: false,
    onSuccess: put,
  });
  return (
    <ActionForm action={action} submit={t('add')} button="quiet">
      <TextInput
        label={t('field')}
        description={t('fieldHint')}
        required
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={DOMAIN_MAX}
        {...form.getInputProps('domain')}
      />
    </ActionForm>
  );
}

function OwnDomain({ account, domain, put }: Props & { readonly domain: SendingDomain }) {
  const t = useTranslations('newsletters.account.domain');
  const formats = useFormats();
  const { id, sends_as: address, read_only: readOnly } = account;
  const check = useAction<void, EmarketingAccount>({ run: () => checkDomain(id), success: false, onSuccess: put });
  const passed = domain.records.filter(({ result }) => result === 'pass').length;
  return (
    <div className={classes.fields}>
      <div>
        <Text fw={560}>{domain.domain}</Text>
        <Text size="sm">{t(domain.state, { address })}</Text>
      </div>
      <DomainRecords records={domain.records} />
      <Text size="sm" c="dimmed" role="status">
        {domain.checked === null
          ? t('never')
          : `${t('found', { passed: String(passed), all: String(domain.records.length) })} ${t('checked', { when: formats.dateTime(domain.checked) })}`}
      </Text>
      {!readOnly && (
        <div className={classes.buttons}>
          <Button loading={check.pending} onClick={() => check.run()}>
            {t('check')}
          </Button>
          <RemoveDomain account={account} domain={domain.domain} put={put} />
        </div>
      )}
    </div>
  );
}

/** Asks once more where it stands: what is being sent from the domain will stand still. */
function RemoveDomain({ account, domain, put }: Props & { readonly domain: string }) {
  const t = useTranslations('newsletters.account.domain');
  const [asking, ask] = useState(false);
  const remove = useAction<void, EmarketingAccount>({
    run: () => removeDomain(account.id),
    success: t('removed'),
    onSuccess: put,
  });
  if (!asking)
    return (
      <Button variant="subtle" color="gray" onClick={() => ask(true)}>
        {t('change')}
      </Button>
    );
  return (
    <Notice
      tone="warning"
      action={
        <div className={classes.buttons}>
          <Button size="xs" color="coral" autoFocus loading={remove.pending} onClick={() => remove.run()}>
            {t('confirm')}
          </Button>
          <Button size="xs" variant="default" onClick={() => ask(false)}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      {t('question', { domain, address: account.sends_as })}
    </Notice>
  );
}

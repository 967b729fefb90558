import { Button, Select, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type EmarketingAccount, POSTAL_ADDRESS_MAX, SENDER_NAME_MAX } from '@waypost/contract/newsletters';
import { about } from '@waypost/i18n/about';
import { isLocale, locales } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { HtmlText } from '../../../ui/html-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { agencyPaths } from '../../agency/paths.ts';
import classes from './account.module.css';
import { changeAccount } from './api.ts';
import { Preview } from './preview.tsx';

type Values = Pick<
  EmarketingAccount,
  'sender_name' | 'reply_to' | 'locale' | 'postal_address' | 'show_logo' | 'tracking' | 'signature'
>;
const valuesOf = (account: EmarketingAccount): Values => ({
  sender_name: account.sender_name,
  reply_to: account.reply_to,
  locale: account.locale,
  postal_address: account.postal_address,
  show_logo: account.show_logo,
  tracking: account.tracking,
  signature: account.signature,
});
const changed = (values: Values, stored: EmarketingAccount): Partial<Values> =>
  Object.fromEntries(
    (Object.keys(values) as (keyof Values)[])
      .filter((field) => values[field] !== stored[field])
      .map((field) => [field, values[field]]),
  );

/** Undo and redo of the signature (NEWS-044). */
const HISTORY = { newGroupDelay: 2_000, depth: 500 };

interface Props {
  readonly stored: EmarketingAccount;
  readonly put: (told: EmarketingAccount) => void;
  /** Reads it again. */
  readonly again: () => Promise<EmarketingAccount | undefined>;
}

/** What newsletters show of their sender: only what was changed is sent, so that another window's change of something else stays. */
export function AccountForm({ stored, put, again }: Props) {
  const t = useTranslations('newsletters.account');
  const tFeedback = useTranslations('ui.feedback');
  // What the fields were made of, and what another window has saved since.
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<EmarketingAccount | null>(null);
  const form = useKeptForm<Values>(`newsletter-account-${stored.id}`, { initialValues: valuesOf(stored) });
  const take = (account: EmarketingAccount) => {
    setBase(account);
    setTheirs(null);
    form.setValues(valuesOf(account));
    form.forget();
  };
  const action = useFormAction<Values, EmarketingAccount>({
    form,
    run: (values) => changeAccount(stored.id, { version: (theirs ?? base).version, ...changed(values, base) }),
    success: tFeedback('changesSaved'),
    handleFailure: (error) => {
      if (!isApiError(error, 409) || error.code !== 'stale_version') return false;
      void again().then((now) => now && setTheirs(now));
      return true;
    },
    onSuccess: (saved) => {
      put(saved);
      take(saved);
    },
  });
  const { read_only: readOnly } = stored;
  return (
    <Form onSubmit={action.submit} errors={action.formErrors} className={classes.split}>
      <div className={classes.cards}>
        <SenderCard form={form} account={stored} />
        <FootCard form={form} account={stored} />
        <SectionCard title={t('signature.title')} description={t('signature.hint')}>
          {readOnly ? (
            <HtmlText html={stored.signature} />
          ) : (
            <RichText
              label={t('signature.label')}
              quiet
              rows={5}
              history={HISTORY}
              path="signature"
              value={form.getValues().signature}
              onChange={(html) => form.setFieldValue('signature', html)}
              {...(typeof form.errors.signature === 'string' && { error: form.errors.signature })}
            />
          )}
        </SectionCard>
        {theirs && (
          <div role="alert">
            <Notice
              tone="warning"
              title={t('settings.overtakenTitle')}
              action={
                <div className={classes.buttons}>
                  <Button type="submit" size="xs" loading={action.pending}>
                    {t('settings.mine')}
                  </Button>
                  <Button size="xs" variant="default" onClick={() => take(theirs)}>
                    {t('settings.theirs')}
                  </Button>
                </div>
              }
            >
              {t('settings.overtaken')}
            </Notice>
          </div>
        )}
        {!readOnly && !theirs && (
          <div className={classes.buttons}>
            <Button type="submit" loading={action.pending}>
              {t('settings.save')}
            </Button>
          </div>
        )}
      </div>
      <Preview account={stored} typed={form.getValues()} />
    </Form>
  );
}

interface CardProps {
  readonly form: ReturnType<typeof useKeptForm<Values>>;
  readonly account: EmarketingAccount;
}

/** No language of its own: that of the screens. */
const AS_SCREENS = 'screens';

function SenderCard({ form, account: { read_only: readOnly, locale, locale_used: used } }: CardProps) {
  const t = useTranslations('newsletters.account.sender');
  const screens = useLocale();
  const chosen = form.getValues().locale;
  return (
    <SectionCard title={t('title')}>
      <div className={classes.fields}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          required
          maxLength={SENDER_NAME_MAX}
          disabled={readOnly}
          {...form.getInputProps('sender_name')}
        />
        <TextInput
          label={t('replyTo')}
          description={t('replyToHint')}
          type="email"
          required
          disabled={readOnly}
          {...form.getInputProps('reply_to')}
        />
        <Select
          label={t('language')}
          description={t('languageHint')}
          disabled={readOnly}
          allowDeselect={false}
          data={[
            { value: AS_SCREENS, label: t('asScreens') },
            ...locales.map((value) => ({ value, label: about[value].name })),
          ]}
          value={chosen ?? AS_SCREENS}
          onChange={(value) => form.setFieldValue('locale', locales.find((one) => one === value) ?? null)}
          error={form.errors.locale}
        />
        <Text size="sm" c="dimmed">
          {t('languageUsed', {
            language: about[chosen ?? (locale !== null && isLocale(screens) ? screens : used)].name,
          })}
        </Text>
      </div>
    </SectionCard>
  );
}

function FootCard({ form, account }: CardProps) {
  const t = useTranslations('newsletters.account.foot');
  const { slug } = useProfile();
  const { read_only: readOnly, logo, postal_address_used: used } = account;
  return (
    <SectionCard title={t('title')}>
      <div className={classes.fields}>
        <div>
          <Textarea
            label={t('address')}
            description={t('addressHint')}
            autosize
            minRows={2}
            maxLength={POSTAL_ADDRESS_MAX}
            disabled={readOnly}
            {...form.getInputProps('postal_address')}
          />
          {used.length > 0 && (
            <Text size="sm" c="dimmed" mt={6}>
              {t('addressUsed', { address: used.join(', ') })}
            </Text>
          )}
        </div>
        <div>
          <Switch
            label={t('logo')}
            disabled={readOnly || logo === null}
            {...form.getInputProps('show_logo', { type: 'checkbox' })}
          />
          {logo === null && (
            <Text size="sm" c="dimmed" mt={6}>
              {t('logoNone')}{' '}
              <LinkAnchor underline="always" to={agencyPaths.profile({ slug })}>
                {t('toBusiness')}
              </LinkAnchor>
            </Text>
          )}
        </div>
        <Switch
          label={t('tracking')}
          description={t('trackingHint')}
          disabled={readOnly}
          {...form.getInputProps('tracking', { type: 'checkbox' })}
        />
      </div>
    </SectionCard>
  );
}

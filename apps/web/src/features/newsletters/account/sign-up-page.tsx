import { Textarea, TextInput } from '@mantine/core';
import { IconMailCheck, IconMailOff } from '@tabler/icons-react';
import type { EmarketingAccount } from '@waypost/contract/newsletters';
import { POSTAL_ADDRESS_MAX, SENDER_NAME_MAX } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../../platform/session/refresh-session.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { profilesPaths } from '../../profiles/paths.ts';
import { newslettersPaths } from '../paths.ts';
import classes from './account.module.css';
import { signUp, useAccountId, useIsOwn } from './api.ts';

/** SHELL-022: connects the newsletter app. */
export default function SignUpPage() {
  const t = useTranslations('newsletters.account.signUp');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={classes.narrow}>
        <Body />
      </div>
    </>
  );
}

function Body() {
  const t = useTranslations('newsletters.account.signUp');
  const { slug, completed } = useProfile();
  const own = useIsOwn();
  if (useAccountId() !== null)
    return (
      <SectionCard>
        <EmptyState
          icon={<IconMailCheck size={40} stroke={1.4} />}
          title={t('connectedAlready')}
          text={t('thereText')}
          action={<LinkButton to={newslettersPaths.settings({ slug })}>{t('toSettings')}</LinkButton>}
        />
      </SectionCard>
    );
  if (!own)
    return (
      <SectionCard>
        <EmptyState icon={<IconMailOff size={40} stroke={1.4} />} title={t('readOnly')} />
      </SectionCard>
    );
  if (!completed)
    return (
      <Notice
        tone="info"
        title={t('incompleteTitle')}
        action={<LinkButton to={profilesPaths.setup({ slug })}>{t('complete')}</LinkButton>}
      >
        {t('incompleteText')}
      </Notice>
    );
  return <SignUpForm />;
}

function SignUpForm() {
  const t = useTranslations('newsletters.account');
  const { pk, slug, first_name, last_name, user_email } = useProfile();
  const go = useGo();
  const form = useKeptForm(`newsletter-sign-up-${pk}`, {
    initialValues: { sender_name: `${first_name} ${last_name}`.trim(), reply_to: user_email, postal_address: '' },
  });
  const action = useFormAction<ReturnType<typeof form.getValues>, EmarketingAccount>({
    form,
    // Left empty it stays what it was, for who had an account before.
    run: ({ postal_address, ...values }) =>
      signUp(pk, { ...values, ...(postal_address.trim() !== '' && { postal_address }) }),
    success: t('signUp.done'),
    onSuccess: async () => {
      await refreshSession();
      go(newslettersPaths.settings({ slug }), { replace: true });
    },
  });
  return (
    <SectionCard>
      <ActionForm action={action} submit={t('signUp.confirm')}>
        <TextInput
          label={t('sender.name')}
          description={t('sender.nameHint')}
          required
          maxLength={SENDER_NAME_MAX}
          {...form.getInputProps('sender_name')}
        />
        <TextInput
          label={t('sender.replyTo')}
          description={t('sender.replyToHint')}
          type="email"
          required
          {...form.getInputProps('reply_to')}
        />
        <Textarea
          label={t('foot.address')}
          description={t('foot.addressHint')}
          autosize
          minRows={2}
          maxLength={POSTAL_ADDRESS_MAX}
          {...form.getInputProps('postal_address')}
        />
      </ActionForm>
    </SectionCard>
  );
}

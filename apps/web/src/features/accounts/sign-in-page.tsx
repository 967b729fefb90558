import { Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type DemoRole, signIn } from '@waypost/contract/accounts';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { Redirect } from '../../platform/navigation/redirect.tsx';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useFormAction } from '../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../ui/fields/action-form.tsx';
import classes from './accounts.module.css';
import { enter, safeNext, useDemoSignIn } from './api.ts';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { FormHead } from './form-head.tsx';
import { KeepAccount } from './leaving/keep-account.tsx';
import { useDeletedAccount } from './leaving/use-deleted-account.ts';
import { accountsPaths } from './paths.ts';

export default function SignInPage() {
  const t = useTranslations('accounts.signIn');
  const { user, demo_sign_in } = useSession();
  const [{ next }] = useSearch(accountsPaths.signIn);
  const keep = useDeletedAccount();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const action = useFormAction({
    form,
    run: (body) => call(signIn, { body }),
    success: false,
    handleFailure: (error) =>
      keep.offer(error, (take_back) => call(signIn, { body: { ...form.getValues(), take_back } })),
    onSuccess: ({ redirect }) => enter(safeNext(next) ?? redirect),
  });
  if (user) return <Redirect to={HOME} />;
  if (keep.offered) return <KeepAccount {...keep.offered} onBack={keep.close} />;
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <ActionForm action={action} submit={t('submit')} button="wide">
        <EmailField autoFocus {...form.getInputProps('email')} />
        <PasswordField {...form.getInputProps('password')} />
        <LinkAnchor to={accountsPaths.forgotPassword()} className={classes.forgot}>
          {t('forgot')}
        </LinkAnchor>
      </ActionForm>
      {demo_sign_in && <DemoSignIn next={next} keep={keep} />}
      <p className={classes.foot}>
        {t('noAccount')} <LinkAnchor to={accountsPaths.signUp()}>{t('signUp')}</LinkAnchor>
      </p>
    </>
  );
}

const OFFERED: readonly DemoRole[] = ['advisor', 'advisor-new', 'staff'];
const MORE: readonly DemoRole[] = ['advisor-pro', 'advisor-free', 'advisor-declined', 'advisor-content'];

interface DemoProps {
  readonly next: string | undefined;
  readonly keep: ReturnType<typeof useDeletedAccount>;
}

function DemoSignIn({ next, keep }: DemoProps) {
  const t = useTranslations('accounts.demo');
  const demo = useDemoSignIn(next, keep);
  const button = (role: DemoRole) => (
    <Button key={role} variant="default" disabled={demo.pending} onClick={() => demo.run(role)}>
      {t(role)}
    </Button>
  );
  return (
    <section className={classes.demo} aria-label={t('label')}>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <div className={classes.demoButtons}>{OFFERED.map(button)}</div>
      <details className={classes.moreDemo}>
        <summary>{t('more')}</summary>
        <div className={classes.demoButtons}>{MORE.map(button)}</div>
      </details>
    </section>
  );
}

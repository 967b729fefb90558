import { Button, Group, Select, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UserDetail } from '@waypost/contract/accounts';
import { hasPro, PLANS } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { Form } from '../../../ui/fields/form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { BelowPro } from './below-pro.tsx';
import { useChangeUser } from './user.ts';
import classes from './users-page.module.css';

/** Plan, and what is switched on for each profile. */
export function MembershipForm({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('accounts.user');
  const plans = useTranslations('shell.profile.plans');
  const form = useKeptForm(`membership-${user.pk}`, {
    initialValues: {
      plan: user.plan,
      beta: user.flags.includes('beta'),
      generators: user.profiles.filter((profile) => profile.generator_enabled).map(({ pk }) => pk),
    },
  });
  const change = useChangeUser(user.pk, form);
  const { plan, beta, generators } = form.values;
  const readOnly = !user.may.change;
  const [asking, ask] = useDisclosure(false);
  const save = () => {
    ask.close();
    change.run({
      plan,
      flags: { beta },
      profiles: user.profiles
        .map(({ pk, generator_enabled: before }) => ({ pk, before, generator_enabled: generators.includes(pk) }))
        .filter(({ before, generator_enabled }) => before !== generator_enabled)
        .map(({ pk, generator_enabled }) => ({ pk, generator_enabled })),
    });
  };
  const losesPro = hasPro(user.plan, user.is_superuser) && !hasPro(plan, user.is_superuser);
  return (
    <SectionCard title={t('membership')}>
      <Form onSubmit={form.onSubmit(() => (losesPro ? ask.open() : save()))} className={classes.form}>
        {readOnly && (
          <Text size="sm" c="dimmed">
            {t('readOnly')}
          </Text>
        )}
        <Select
          label={t('plan')}
          data={PLANS.map((value) => ({ value, label: plans(value) }))}
          allowDeselect={false}
          disabled={readOnly}
          maw={260}
          {...form.getInputProps('plan')}
        />
        <div className={classes.switches}>
          {user.profiles.map(({ pk, name }) => (
            <Switch
              key={pk}
              label={t('generator', { profile: name })}
              disabled={readOnly}
              checked={generators.includes(pk)}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue('generators', toggled(generators, pk, checked))
              }
            />
          ))}
          <Switch
            label={t('calendarButton')}
            disabled={readOnly}
            {...form.getInputProps('beta', { type: 'checkbox' })}
          />
        </div>
        {!readOnly && (
          <Group justify="flex-end">
            <Button type="submit" loading={change.pending} disabled={!form.isDirty()}>
              {t('save')}
            </Button>
          </Group>
        )}
      </Form>
      {asking && <BelowPro user={user} plan={plan} onClose={ask.close} onConfirm={save} />}
    </SectionCard>
  );
}

const toggled = <T,>(list: readonly T[], one: T, on: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(on ? [one] : []),
];

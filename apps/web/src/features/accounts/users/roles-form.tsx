import { Button, Checkbox, Group, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UserDetail } from '@waypost/contract/accounts';
import { grantedBy, PERMISSIONS } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useChangeUser } from './user.ts';
import classes from './users-page.module.css';

const GRANTABLE = PERMISSIONS.filter((one) => grantedBy(one).byRole !== true);

/** Who is staff, who is a superuser, and which permissions are granted by hand; for superusers alone. */
export function RolesForm({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('accounts.user');
  const [asking, ask] = useDisclosure(false);
  const form = useKeptForm(`roles-${user.pk}`, {
    initialValues: { is_staff: user.is_staff, is_superuser: user.is_superuser, permissions: [...user.permissions] },
  });
  const { is_staff, is_superuser, permissions } = form.values;
  const change = useChangeUser(user.pk, form);
  const save = () => {
    ask.close();
    change.run({
      ...(is_staff !== user.is_staff && { is_staff }),
      ...(is_superuser !== user.is_superuser && { is_superuser }),
      permissions: Object.fromEntries(
        GRANTABLE.map((one) => [one, permissions.includes(one)] as const).filter(
          ([one, given]) => given !== user.permissions.includes(one),
        ),
      ),
    });
  };
  const readOnly = !user.may.roles;
  return (
    <SectionCard title={t('roles')} description={t(readOnly ? 'rolesOnly' : 'rolesLead')}>
      <Form
        onSubmit={form.onSubmit(() => (is_superuser === user.is_superuser ? save() : ask.open()))}
        className={classes.form}
      >
        <Switch
          label={t('isStaff')}
          description={t('isStaffHint')}
          disabled={readOnly}
          {...form.getInputProps('is_staff', { type: 'checkbox' })}
        />
        <Switch
          label={t('isSuperuser')}
          description={t('isSuperuserHint')}
          disabled={readOnly}
          {...form.getInputProps('is_superuser', { type: 'checkbox' })}
        />
        <Checkbox.Group
          label={t('permissions')}
          description={t('permissionsHint')}
          {...form.getInputProps('permissions')}
        >
          <div className={`${classes.switches} ${classes.granted}`}>
            {GRANTABLE.map((one) => (
              <Checkbox key={one} value={one} label={t(`permission.${one}`)} disabled={readOnly} />
            ))}
          </div>
        </Checkbox.Group>
        {!readOnly && (
          <Group justify="flex-end">
            <Button type="submit" loading={change.pending} disabled={!form.isDirty()}>
              {t('save')}
            </Button>
          </Group>
        )}
      </Form>
      <ConfirmModal
        opened={asking}
        onClose={ask.close}
        title={t('confirmTitle')}
        confirmLabel={t('confirm')}
        onConfirm={save}
        danger={!is_superuser}
      >
        <Text>{t(is_superuser ? 'confirmGive' : 'confirmTake', { name: user.name })}</Text>
      </ConfirmModal>
    </SectionCard>
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { useProfile, useSession, useUser } from '../../../platform/session/use-session.ts';
import { useBilling, usePlans } from '../api.ts';
import { Choose } from './choose.tsx';

/** Takes a change back that has not come yet: at the provider the plan that one has is chosen again. */
export function KeepPlan() {
  const t = useTranslations('membership.plan');
  const { plan: current } = useProfile();
  const { impersonator } = useSession();
  const account = useBilling(useUser().pk);
  const [choosing, { open, close }] = useDisclosure(false);
  const plan = usePlans().data?.results.find(({ slug }) => slug === current);
  if (!plan || plan.uid === null || !account.data?.widget || impersonator !== null) return null;
  return (
    <>
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={open}>
        {t('keep', { plan: plan.name })}
      </Button>
      {choosing && <Choose plan={plan} account={account} onClose={close} />}
    </>
  );
}

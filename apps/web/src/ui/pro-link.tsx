import type { ButtonProps } from '@mantine/core';
import { IconLock, IconPlus } from '@tabler/icons-react';
import type { Href } from '../platform/navigation/address.ts';
import { LinkButton } from '../platform/navigation/links.tsx';
import { useHasPro } from '../platform/session/use-session.ts';
import { PlanBadge } from './marks/plan-badge.tsx';

/** The way to something new that PRO brings. Whose plan lacks it sees so before the click: locked, with the plan that opens it. */
export function ProLink(props: ButtonProps & { readonly to: Href }) {
  const pro = useHasPro();
  const Icon = pro ? IconPlus : IconLock;
  return (
    <LinkButton
      leftSection={<Icon size={16} stroke={2} />}
      rightSection={pro ? undefined : <PlanBadge plan="PRO" />}
      {...props}
      {...(!pro && { variant: 'default' })}
    />
  );
}

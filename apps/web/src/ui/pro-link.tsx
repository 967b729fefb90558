import type { ButtonProps } from '@mantine/core';
import { IconLock, IconPlus } from '@tabler/icons-react';
import type { Href } from '@waypost/contract/wire';
import { LinkButton } from '../platform/navigation/links.tsx';
import { useHasPro, useMayCompose } from '../platform/session/use-session.ts';
import { PlanBadge } from './marks/plan-badge.tsx';

/**
 * The way to a new post, which PRO brings. Whose plan lacks it sees so before the click: locked, with the plan that opens it;
 * locked alone where staff switched it off, which the page behind it says.
 */
export function ProLink(props: ButtonProps & { readonly to: Href }) {
  const pro = useHasPro();
  const open = useMayCompose();
  const Icon = open ? IconPlus : IconLock;
  return (
    <LinkButton
      leftSection={<Icon size={16} stroke={2} />}
      rightSection={pro ? undefined : <PlanBadge plan="PRO" />}
      {...props}
      {...(!open && { variant: 'default' })}
    />
  );
}

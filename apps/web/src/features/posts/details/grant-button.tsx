import type { SocialApp } from '@waypost/contract/networks';
import type { Application } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { connectionsPaths } from '../../connections/paths.ts';

type Missing = NonNullable<NonNullable<Application['data']>['missing_permissions']>[number];

/** To where the network is asked for a permission that it did not give; nothing where it is not missing. */
export function GrantButton({ app, call }: { readonly app: SocialApp; readonly call: Missing['call'] }) {
  const t = useTranslations('posts.detail');
  const { slug, applications } = useProfile();
  if (!applications[app].data?.missing_permissions?.some((missing) => missing.call === call)) return null;
  return (
    <LinkButton size="xs" variant="default" to={connectionsPaths.list({ slug })}>
      {t('grant')}
    </LinkButton>
  );
}

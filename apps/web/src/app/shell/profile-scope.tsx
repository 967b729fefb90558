import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { isApiError } from '../../platform/api/api-error.ts';
import { usePathParams } from '../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ErrorState } from '../../ui/states/states.tsx';
import { NotFoundScreen } from '../states/not-found-screen.tsx';
import { PagePending } from '../states/page-pending.tsx';

/** The slug in the address is the selected profile (SHELL-005): another one is read from the server, a foreign one is not found. */
export function ProfileScope() {
  const { slug } = usePathParams();
  const { profile } = useSession();
  const selected = profile?.slug === slug;
  const switching = useQuery({
    queryKey: ['session', slug],
    queryFn: () => refreshSession(slug),
    enabled: !selected,
    staleTime: 0,
    gcTime: 0,
    meta: { kind: 'silent' },
  });
  if (selected) return <Outlet key={slug} />;
  if (isApiError(switching.error, 404) || (switching.isSuccess && !switching.isFetching)) return <NotFoundScreen />;
  if (switching.isError) return <ErrorState error={switching.error} onRetry={() => void switching.refetch()} />;
  return <PagePending />;
}

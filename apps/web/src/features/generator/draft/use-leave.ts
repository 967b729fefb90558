import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { dashboardPaths } from '../../dashboard/paths.ts';

/** Back to where the person came from; a page that was opened by its address leads to the dashboard (GEN-009). */
export function useLeave() {
  const router = useRouter();
  const go = useGo();
  const { slug } = useProfile();
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back();
    else go(dashboardPaths.dashboard({ slug }));
  }, [router, go, slug]);
}

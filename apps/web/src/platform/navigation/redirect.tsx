import type { Href } from '@waypost/contract/wire';
import { useEffect, useRef } from 'react';
import { useGo } from './use-navigation.ts';

/**
 * Leads away once. The router's own <Navigate> goes again on every render; while the code of the next page is still loading,
 * each new location would draw this page again and start the journey anew, without end.
 */
export function Redirect({ to }: { readonly to: Href }) {
  const go = useGo();
  const target = useRef(to);
  useEffect(() => go(target.current, { replace: true }), [go]);
  return null;
}

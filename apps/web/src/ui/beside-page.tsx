import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * What comes beside the page. If its code does not come (the network is away, or the server has another version by now),
 * nothing is drawn in its place and the page goes on; it is tried again with the next `retryOn`. For `loadAgain` parts.
 */
export const BesidePage = ({
  retryOn,
  children,
}: {
  readonly retryOn: string | number;
  readonly children: ReactNode;
}) => (
  <CatchBoundary getResetKey={() => retryOn} errorComponent={Nothing}>
    {children}
  </CatchBoundary>
);

const Nothing = () => null;

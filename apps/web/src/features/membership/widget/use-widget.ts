import { useQuery } from '@tanstack/react-query';
import type { BillingAccount } from '@waypost/contract/billing';
import { PAYMENT_TERM } from '@waypost/contract/billing';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readBilling } from '../api.ts';
import { type Heard, heard, originOf, tell, type WidgetTab } from './messages.ts';

export interface Wanted {
  readonly account: BillingAccount & { readonly widget: NonNullable<BillingAccount['widget']> };
  readonly tab: WidgetTab;
  readonly planUid: string | null;
  /** The person changed something there that is paid for (BILL-037). */
  readonly onChanged: () => void;
}

/** `blocked`: the provider's script did not come. */
type Stage = 'loading' | 'ready' | 'opened' | 'blocked' | 'broken';

/** Until the document says how high it is. */
const FIRST_PX = 320;
const SMALLEST_PX = 96;
const LARGEST_PX = 4_000;

/** The talk with the document in the frame: it gets a token when it is ready, and says what becomes of it. */
export function useWidget(frame: RefObject<HTMLIFrameElement | null>, { account, tab, planUid, onChanged }: Wanted) {
  const origin = originOf(account.widget.document);
  const [attempt, setAttempt] = useState(1);
  const [stage, setStage] = useState<Stage>('loading');
  const [height, setHeight] = useState(FIRST_PX);
  // A token is of one opening: it is kept by nobody, and a second one is asked for when this one did not do.
  const key = useQuery({
    queryKey: ['billing-token', account.user, attempt],
    queryFn: ({ signal }) => readBilling(account.user, { token: true }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { kind: 'silent' },
  });
  const token = key.data?.token;

  const listen = useEffectEvent((event: MessageEvent) => {
    const said: Heard | null = heard(event, frame.current, origin);
    if (said === null) return;
    if (said.type === 'height') setHeight(Math.min(LARGEST_PX, Math.max(SMALLEST_PX, Math.ceil(Number(said.px) || 0))));
    else if (said.type === 'failed') setStage(said.why === 'blocked' ? 'blocked' : 'broken');
    else if (said.type === 'changed') onChanged();
    else if (said.type === 'opened' || stage === 'loading') setStage(said.type);
  });
  useLayoutEffect(() => {
    const on = (event: MessageEvent) => listen(event);
    window.addEventListener('message', on);
    return () => window.removeEventListener('message', on);
  }, []);
  useEffect(() => {
    if (stage !== 'ready' || token === undefined || frame.current === null) return;
    tell(frame.current, origin, { type: 'open', token, tab, planUid, term: PAYMENT_TERM });
  }, [stage, token, frame, origin, tab, planUid]);

  return {
    attempt,
    height,
    error: key.error,
    stage,
    /** A new frame and a new token; nothing else of the page changes. */
    again: () => {
      setStage('loading');
      setHeight(FIRST_PX);
      setAttempt((n) => n + 1);
    },
    greet: () => frame.current && tell(frame.current, origin, { type: 'hello' }),
  };
}

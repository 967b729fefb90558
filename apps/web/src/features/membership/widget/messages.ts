/** Which page of the provider's widget is opened. */
export type WidgetTab = 'billing' | 'plan' | 'planChange';

/** What the program tells the document in its frame (public/billing-widget.js), and what that answers. */
type Told =
  | { readonly type: 'hello' }
  | {
      readonly type: 'open';
      readonly token: string;
      readonly tab: WidgetTab;
      readonly planUid: string | null;
      readonly term: string;
    };
export type Heard =
  | { readonly type: 'ready' | 'opened' | 'changed' }
  | { readonly type: 'height'; readonly px: number }
  | { readonly type: 'failed'; readonly why: 'blocked' | 'broken' };

const MARK = 'billing-widget';

export const originOf = (document: string): string => new URL(document, window.location.href).origin;

/** Said to this document alone: another one in the frame must not learn a token. */
export function tell(frame: HTMLIFrameElement, origin: string, said: Told): void {
  frame.contentWindow?.postMessage({ waypost: MARK, ...said }, origin);
}

/** What our document said; null for everything else that is sent to a window. */
export function heard(event: MessageEvent, frame: HTMLIFrameElement | null, origin: string): Heard | null {
  if (frame === null || event.source !== frame.contentWindow || event.origin !== origin) return null;
  const said: unknown = event.data;
  if (typeof said !== 'object' || said === null || !('waypost' in said) || said.waypost !== MARK) return null;
  return said as unknown as Heard;
}

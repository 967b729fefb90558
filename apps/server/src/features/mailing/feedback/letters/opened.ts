/** What reports are made of (RFC 3464, RFC 5965, RFC 8098), with what they give back. */
export const PARTS: readonly string[] = [
  'message/delivery-status',
  'message/global-delivery-status',
  'message/feedback-report',
  'message/disposition-notification',
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
];

/** What of a letter says anything to us. */
export interface Opened {
  readonly subject: string;
  /** The address; empty where there is none. */
  readonly from: string;
  readonly text: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly parts: readonly (readonly [type: string, text: string])[];
}

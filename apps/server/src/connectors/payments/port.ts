import type { IncomingHttpHeaders } from 'node:http';
import type { BillingState } from '@waypost/contract/billing';

/** A subscription as the provider has it. */
export interface Subscription {
  readonly uid: string;
  readonly planUid: string;
  /** As the provider calls it. */
  readonly planName: string;
  readonly starts: Date;
  readonly renews: Date | null;
  readonly ends: Date | null;
}

export interface PaymentsAccount {
  readonly uid: string;
  /** What we wrote on it when we made it; null on one that was made otherwise. */
  readonly clientKey: string | null;
  readonly state: BillingState | null;
  /** What is paid for now. */
  readonly current: Subscription | null;
  /** What was bought last: another one than `current` while it has not begun. */
  readonly latest: Subscription | null;
  readonly personUid: string | null;
  readonly login: string | null;
  /** Other whenever something has changed that a list page shows. */
  readonly mark: string;
}

export interface PaymentsAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

export interface NewAccount {
  readonly clientKey: string;
  readonly name: string;
  readonly person: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly address: PaymentsAddress;
}

/** Opens the provider's widget, for this account alone. */
export interface WidgetToken {
  readonly token: string;
  readonly accountUid: string | null;
}

/**
 * What the provider says. `away` is everything that is no answer: silence, trouble, nonsense, a refusal of our own key; nothing may be
 * concluded from it, and where it was `unasked`, because our turns were all taken, not even that it is away. `missing` is its word that
 * there is no such thing.
 */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  | {
      readonly kind: 'away';
      readonly why: 'unasked' | 'busy' | 'silent' | 'trouble' | 'nonsense' | 'key';
      readonly waitMs?: number;
    };

export interface ListPage {
  readonly accounts: readonly Pick<PaymentsAccount, 'uid' | 'mark'>[];
  readonly more: boolean;
}

export interface OfferedPlan {
  readonly uid: string;
  readonly name: string;
  readonly annualRate: number;
  readonly active: boolean;
}

/** How urgent a question is: somebody waits for it, or it is done meanwhile. */
export type Haste = 'asked' | 'meanwhile';

/** What it is asked. It knows who has bought which plan; nothing here throws because of it, and nothing is written to a log. */
export interface PaymentsAsked {
  account(uid: string, haste: Haste): Promise<Answer<PaymentsAccount>>;
  /** The one that we made under this key, if it was made. */
  accountOfKey(clientKey: string): Promise<Answer<PaymentsAccount | null>>;
  createAccount(account: NewAccount): Promise<Answer<PaymentsAccount>>;
  changeAddress(uid: string, address: PaymentsAddress, haste: Haste): Promise<Answer<null>>;
  /** Of a person, who signs in and gets her invoices there by it; `refused` where it is another customer's. */
  changeEmail(personUid: string, email: string, haste: Haste): Promise<Answer<null>>;
  /** At the end of what was paid for; `missing` where nothing was bought. */
  cancel(uid: string): Promise<Answer<null>>;
  /** All accounts by the page, from 0 on. */
  accounts(page: number): Promise<Answer<ListPage>>;
  token(login: string): Promise<Answer<WidgetToken>>;
  plans(): Promise<Answer<readonly OfferedPlan[]>>;
}

/** The payment provider. */
export interface Payments extends PaymentsAsked {
  /** As people know it. */
  readonly name: string;
  /** What the widget's document loads, and from where it may. */
  readonly widget: { readonly script: string; readonly domain: string; readonly origins: readonly string[] };
  /** The provider's own page for people, where the widget is blocked. */
  readonly page: string;
  /** Whose accounts, persons or subscriptions a notice is about; null when the provider did not sign it. */
  readNotice(raw: Buffer, headers: IncomingHttpHeaders): Promise<readonly string[] | null>;
}

import type { z } from '#zod';
import type { Sql } from '../../platform/db/database.ts';
import type { Answer, OfferedPlan, Payments, PaymentsAsked } from './port.ts';

/** What stands in the variables, by their names. */
type Given<Env extends z.ZodRawShape> = Partial<z.infer<z.ZodObject<Env>>> & {
  readonly BILLING_WIDGET_SCRIPT?: string | undefined;
};

/**
 * A provider of online payment: the variables that set it up, what people are told of it, and how it is asked. It stands beside its
 * adapter, and the configuration reads it, so it loads none of that.
 */
export interface RegistrationParts<Env extends z.ZodRawShape, Settings> {
  readonly env: Env;
  /** The variables without which nothing is set up. */
  readonly needed: readonly (keyof Env & string)[];
  /** As people know it. */
  readonly name: string;
  /** What the variables mean; undefined where one is missing. `sandbox`: where the fake provider stands in for the real one. */
  settings(env: Given<Env>, sandbox: string | null): Settings | undefined;
  with(settings: Settings): RegisteredPayments;
}

/** A provider with its settings. */
export interface RegisteredPayments extends Pick<Payments, 'page' | 'widget' | 'readNotice'> {
  /** The host that is asked, as doctor names it. */
  readonly host: string;
  /** The variables that hold the key, and the one of its notices, where that is not set. */
  readonly keys: string;
  readonly withoutNotices: string | null;
  connect(db: Sql): Promise<PaymentsAsked>;
  /** One question of a person at the machine: it takes nobody's turn. */
  plans(): Promise<Answer<readonly OfferedPlan[]>>;
}

/** Ties the types of the parts together. */
export const registration = <Env extends z.ZodRawShape, Settings>(parts: RegistrationParts<Env, Settings>) => parts;

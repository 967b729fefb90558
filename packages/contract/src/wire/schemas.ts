import { locales } from '@waypost/i18n/locale';
import { z } from '#zod';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { ORDER_MAX, PAGE_SIZES } from './rules.ts';

export const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** What the database keeps as `integer`; more than it holds is refused here and never asked of it. */
export const int4 = z
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
export const isoTime = z.iso.datetime({ offset: true });
const [CENTURY, NEXT_CENTURY] = [Date.UTC(2000), Date.UTC(2100)];
/** Asked of the moment: 2099-12-31T23:59:59-14:00 is of the next century. */
const ofThisCentury = z.string().refine((time) => {
  const at = Date.parse(time);
  return at >= CENTURY && at < NEXT_CENTURY;
});
/**
 * A moment that a caller names: of this century, which every clock, calendar and database can count on from. What we answer is an
 * `isoTime`: nothing that is kept is ever unreadable.
 */
export const givenTime = isoTime.pipe(ofThisCentury);
/** `true|false` in query strings; `z.coerce.boolean()` would read "false" as true. */
export const queryBool = z.stringbool();
/** The same of what is asked for by its name alone: `?refresh`. */
export const queryFlag = z.stringbool({ truthy: ['', 'true', '1', 'yes', 'on', 'y', 'enabled'] });
export const socialAppSchema = z.enum(SOCIAL_APPS);
export const localeSchema = z.enum(locales);

/** A day (whole day in America/Toronto) or an instant, as the list filters take them. */
export const dayOrTime = z.union([z.iso.date(), isoTime]).pipe(ofThisCentury);

export const commaList = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
    z.array(item),
  );

export const pageQuery = {
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZES.max).default(PAGE_SIZES.default),
};

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

/** Where a page of a list that is walked ended: a moment in microseconds, and an id. */
const place = z
  .string()
  .regex(/^\d{1,16}\.\d{1,16}$/)
  .transform((written) => {
    const [at = 0, id = 0] = written.split('.').map(Number);
    return { at, id };
  });
export type Place = z.output<typeof place>;
/** Lists that grow without end are not counted: `page` says where the page before ended, as its `next` has it. */
export const walkQuery = { page: place.optional() };
export const walkOf = <T extends z.ZodType>(item: T) =>
  z.object({ next: z.string().nullable(), results: z.array(item) });

export const idParams = z.object({ id });

/** What staff say in every language, trimmed; where a language is empty, English is read. */
export const inLanguages = (max: number) => z.record(localeSchema, z.string().trim().max(max));

/**
 * The order in which staff put things: their ids, each once, the first one first; one of none that is there is passed over. There
 * are never more of a kind than `ORDER_MAX`.
 */
export const orderOf = z.object({
  ids: z
    .array(z.int().min(1))
    .min(1)
    .max(ORDER_MAX)
    .refine((ids) => new Set(ids).size === ids.length),
});

/** Texts a screen acts on carry a stable code, because texts are localised. */
export const ERROR_CODES = [
  'not_configured',
  'upgrade_required',
  'post_library_permission',
  'stale_version',
  'busy',
  'page_taken',
  'not_admin',
  'connection_broken',
  'reconnect',
  'throttled',
  'csrf',
  'sign_in_required',
  'account_deleted',
  'address_needed',
  'email_unverified',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorBody = z
  .object({
    user_message: z.string().optional(),
    /** Copies of user_message: some screens read these names. */
    error: z.string().optional(),
    message: z.unknown().optional(),
    non_field_errors: z.array(z.string()).optional(),
    code: z.enum(ERROR_CODES).optional(),
    /** Of several profiles that were asked for at once, the one that it was refused in. */
    refused_profile: z.number().optional(),
    /** Until when a deletion can be taken back. */
    restorable_until: isoTime.optional(),
  })
  .catchall(z.unknown());
export type ErrorBody = z.infer<typeof errorBody>;

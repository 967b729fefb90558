import { z } from '#zod';
import { oneLine } from '../agency/schemas.ts';
import { contactEmail } from '../contacts/schemas.ts';
import { id, isoTime, localeSchema } from '../wire/schemas.ts';
import {
  DOMAIN_MAX,
  DOMAIN_RECORDS,
  DOMAIN_STATES,
  domainTyped,
  POSTAL_ADDRESS_LINES,
  POSTAL_ADDRESS_MAX,
  RECORD_RESULTS,
  type RecordResult,
  SENDER_NAME_MAX,
  SIGNATURE_MAX,
} from './account-rules.ts';

/** The name that newsletters come from. */
export const senderName = z.string().overwrite(oneLine).min(1).max(SENDER_NAME_MAX);
/** Where answers go: an address that could be a contact's. */
export const replyTo = contactEmail;
/** Lines of an address; empty: the one of the business profile. */
export const postalAddress = z
  .string()
  .overwrite((typed) =>
    typed
      .split(/\r?\n/)
      .map(oneLine)
      .filter((line) => line !== '')
      .join('\n'),
  )
  .max(POSTAL_ADDRESS_MAX)
  .refine((text) => text.split('\n').length <= POSTAL_ADDRESS_LINES);
export const signatureHtml = z.string().max(SIGNATURE_MAX);
export const sendingDomainName = z
  .string()
  .max(DOMAIN_MAX + 80)
  .overwrite((typed) => domainTyped(typed) ?? typed)
  .refine((typed) => domainTyped(typed) !== null);

export const domainRecordSchema = z.object({
  kind: z.enum(DOMAIN_RECORDS),
  type: z.enum(['TXT', 'MX']),
  name: z.string(),
  /** What has to stand there; of an MX without its number, which is `priority`. */
  value: z.string(),
  priority: z.number().int().nullable(),
  /** Null: not looked at yet. */
  result: z.enum(RECORD_RESULTS).nullable(),
  /** What stands there instead. */
  found: z.array(z.string()),
});
export type DomainRecord = z.infer<typeof domainRecordSchema>;

/** What a look at a domain found, a record each. */
export type DomainFound = Partial<
  Record<DomainRecord['kind'], Pick<DomainRecord, 'found'> & { readonly result: RecordResult }>
>;

export const sendingDomainSchema = z.object({
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  checked: isoTime.nullable(),
  records: z.array(domainRecordSchema),
});
export type SendingDomain = z.infer<typeof sendingDomainSchema>;

export const emarketingAccountSchema = z.object({
  id,
  profile: id,
  is_enabled: z.boolean(),
  /** Its contact list. */
  contact_list: id,
  sender_name: z.string(),
  reply_to: z.string(),
  /** Clean HTML: paragraphs, bold, italic, links. */
  signature: z.string(),
  /** Its own; empty: that of the business profile, which stands in `postal_address_used`. */
  postal_address: z.string(),
  /** What newsletters end with, a line each; empty: none is known, and nothing can be sent. */
  postal_address_used: z.array(z.string()),
  /** The logo of the business profile; null: it has none. */
  logo: z.string().nullable(),
  /** Whether it heads the newsletters. */
  show_logo: z.boolean(),
  /** Whether opens and clicks are counted. */
  tracking: z.boolean(),
  /** In which language clients get newsletters, where they are written in it; null: in that of the advisor's screens. */
  locale: localeSchema.nullable(),
  /** Which one that is now. */
  locale_used: localeSchema,
  /** The address that recipients see. */
  sends_as: z.string(),
  /** Whether newsletters can be sent from this installation at all. */
  can_send: z.boolean(),
  /** A domain of its own; null: newsletters come from the installation's. */
  sending_domain: sendingDomainSchema.nullable(),
  version: z.number().int(),
  /** The reader may look only. */
  read_only: z.boolean(),
});
export type EmarketingAccount = z.infer<typeof emarketingAccountSchema>;

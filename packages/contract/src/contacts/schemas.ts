import { z } from '#zod';
import { id, isoTime, localeSchema } from '../wire/schemas.ts';
import { IMPORT_FIELDS, IMPORT_MAX_COLUMNS, IMPORT_STATES, ROW_FAULTS } from './import-rules.ts';
import { PRIMARY_LIST } from './paths.ts';
import {
  CONSENT_ACTORS,
  CONSENT_KINDS,
  CONSENT_SOURCES,
  CONTACT_EMAIL_MAX,
  CONTACT_LIST_STATUSES,
  CONTACT_NAME_MAX,
  isContactEmail,
  OPTOUT_STATUSES,
} from './rules.ts';

/** A list by its id, or by its slug beside the account whose list it is. */
export const listRef = z.union([z.literal(PRIMARY_LIST), id]);

export const contactSchema = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  optout_status: z.enum(OPTOUT_STATUSES),
  optout_date: isoTime.nullable(),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactListSchema = z.object({
  id,
  /** Its newsletter account. */
  emarketing: id,
  is_importing: z.boolean(),
  is_exporting: z.boolean(),
  /** Path of the newest file that can be downloaded. */
  contact_list_file: z.string().nullable(),
  /** Until when. */
  contact_list_file_until: isoTime.nullable(),
  export_created: isoTime.nullable(),
  status: z.enum(CONTACT_LIST_STATUSES),
  /** The import that is at work, or the last one. */
  import_id: id.nullable(),
  /** Whether the newsletter is connected: nobody is added where it is not. */
  is_enabled: z.boolean(),
  /** Whether the reader may look only. */
  read_only: z.boolean(),
});
export type ContactList = z.infer<typeof contactListSchema>;

export const contactEmail = z.string().trim().max(CONTACT_EMAIL_MAX).refine(isContactEmail);
export const contactName = z.string().trim().max(CONTACT_NAME_MAX);
export const givenName = contactName.min(1);

export const consentEventSchema = z.object({
  id,
  kind: z.enum(CONSENT_KINDS),
  at: isoTime,
  expires_at: isoTime.nullable(),
  /** Which text was agreed to, and in which language it was read; null where there was none. */
  wording: z.number().int().nullable(),
  locale: localeSchema.nullable(),
  actor: z.enum(CONSENT_ACTORS),
  /** The member of the agency or of staff who wrote it down. */
  actor_name: z.string().nullable(),
  source: z.enum(CONSENT_SOURCES),
  /** In the agent's words; the file's name where it was imported. */
  note: z.string().nullable(),
});
export type ConsentEvent = z.infer<typeof consentEventSchema>;

/** Which column of the file becomes what; a column that is not named is passed over. */
export const mappingSchema = z
  .record(z.string().max(300), z.enum(IMPORT_FIELDS))
  .refine((mapping) => Object.keys(mapping).length <= IMPORT_MAX_COLUMNS);
export type ImportMapping = z.infer<typeof mappingSchema>;

export const contactImportSchema = z.object({
  import_id: id,
  status: z.enum(IMPORT_STATES),
  file_name: z.string(),
  created: isoTime,
  finished: isoTime.nullable(),
  /** Names of the columns, each once: of two that are called alike the second has its number. */
  columns: z.array(z.string()),
  /** The first rows as they stand under the columns. */
  sample: z.array(z.array(z.string())),
  suggested: mappingSchema,
  /** What was chosen at the dry run or the start. */
  mapping: mappingSchema.nullable(),
  /** Rows of the file, without headings and empty ones; null until they were counted. */
  total: z.number().int().nullable(),
  /** Rows that were gone through. */
  done: z.number().int(),
  /** After a dry run what would be. */
  added: z.number().int(),
  /** Of whom a name changed. */
  updated: z.number().int(),
  /** Who is there already, by the same names. */
  unchanged: z.number().int(),
  /** Rows that were not taken. */
  skipped: z.number().int(),
  /** Among those that were taken: opted out or undeliverable before, and still so. */
  suppressed: z.number().int(),
  error_count: z.number().int(),
  /** The first of them; all stand in the file. */
  errors: z.array(
    z.object({
      /** As the spreadsheet counts its rows. */
      row: z.number().int(),
      field: z.enum(IMPORT_FIELDS),
      fault: z.enum(ROW_FAULTS),
      message: z.string(),
      value: z.string(),
    }),
  ),
  /** Why nothing came of it, as a sentence. */
  reason: z.string().nullable(),
  /** Until when it can be undone; null where it cannot. */
  undo_until: isoTime.nullable(),
});
export type ContactImport = z.infer<typeof contactImportSchema>;

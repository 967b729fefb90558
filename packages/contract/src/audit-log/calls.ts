import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime, walkOf, walkQuery } from '../wire/schemas.ts';
import { AUDIT_PLACES } from './rules.ts';

const person = z.object({ pk: z.number(), name: z.string() });

const auditEntry = z.object({
  id: z.number(),
  at: isoTime,
  /** Nobody who is known: a command on the server, or Waypost by itself. */
  actor: person.nullable(),
  /** In whose name. */
  acting_as: person.nullable(),
  /** One of `AUDIT_ACTIONS`, or what a newer version wrote. */
  action: z.string(),
  object: z.object({
    /** One of `AUDIT_OBJECTS`, or what a newer version wrote. */
    type: z.string(),
    id: z.string(),
    /** As people know it; null where it has no name, or is gone. */
    name: z.string().nullable(),
    /** Whose it is. */
    owner: person.nullable(),
    /** Where staff find it, or whose it is; `id` is of the page. */
    place: z.object({ at: z.enum(AUDIT_PLACES), id: z.number().nullable() }).nullable(),
  }),
  /** What the verb wrote down beside it. */
  data: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const CODE = /^[a-z_]{1,40}$/;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit_log/',
  summary: 'Who did what, the newest first, 50 a page',
  access: 'session',
  needs: 'audit.read',
  query: z.object({
    ...walkQuery,
    /** A user, as who did it or as in whose name it was done. */
    who: id.optional(),
    action: z
      .string()
      .regex(/^[a-z_]{1,40}\.[a-z_]{1,40}$/)
      .optional(),
    object_type: z.string().regex(CODE).optional(),
    object_id: z.string().min(1).max(60).optional(),
    /** Whole days in Toronto, both counted in. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  responses: {
    200: walkOf(auditEntry).extend({
      /** Whom `who` names. */
      who: person.nullable(),
    }),
  },
});

export const auditEndpoints = { listAudit } as const;

import { z } from '#zod';
import { publishingHoldSchema } from '../publishing/schemas.ts';
import { unknownPostsSchema } from '../publishing/unknown-posts.ts';
import { endpoint } from '../wire/endpoint.ts';
import { int4, isoTime } from '../wire/schemas.ts';
import { operationListEndpoints } from './lists.ts';

/** Who answers at our public address; `unasked` in a sandbox, whose copies have networks of their own. */
export const ADDRESS_STATES = ['verified', 'unverified', 'doubted', 'unasked'] as const;

const count = z.number().int();

const operations = z.object({
  version: z.string(),
  publishing: z.object({
    held: publishingHoldSchema.nullable(),
    address: z.enum(ADDRESS_STATES),
    unknown: unknownPostsSchema,
  }),
  /** Seen within the last day, the newest first. */
  workers: z.array(z.object({ id: z.string(), started: isoTime, seen: isoTime, alive: z.boolean() })),
  /** When each looked for rows that are due, the one that rests longest first. */
  sweeps: z.array(z.object({ id: z.string(), passed: isoTime })),
  /** Counted up to `COUNTED_MAX` each. */
  posts: z.object({
    /** Their time has come, their page takes them, and nobody has them. */
    due: count,
    /** The time of the first of them. */
    oldest: isoTime.nullable(),
    /** Their time has come, and their page, its network or a hold lets nothing leave. */
    parked: count,
    /** Being prepared, sent, or worked on by a network. */
    underway: count,
    /** Nobody knows yet whether they are out: we read the network. */
    unconfirmed: count,
    /** Their person is asked. */
    asked: count,
    /** Refused for good, or too often; their person may try again. */
    failed: count,
    /** Too late to go out by themselves. */
    missed: count,
  }),
  mails: z.object({
    waiting: count,
    failed: count,
    /** The newest that failed, at most twenty. */
    newest: z.array(
      z.object({
        id: count,
        kind: z.string(),
        address: z.string(),
        tries: count,
        error: z.string().nullable(),
        created: isoTime,
      }),
    ),
  }),
  newsletters: z.object({
    /** Whether there is a mail server for them. */
    possible: z.boolean(),
    sending: count,
    /** They stand still, and a person decides whether they go on. */
    asking: count,
    /** Somebody's mail was begun and nobody can know whether it is there. */
    uncertain: count,
    /** Recipients of what is open, or ended within a day, by what became of them; those that are waiting are still to come. */
    deliveries: z.object({
      waiting: count,
      accepted: count,
      rejected: count,
      suppressed: count,
      cancelled: count,
      uncertain: count,
    }),
    /** No newsletter leaves before: the mail server is away, or refused us. */
    stopped: z.object({ until: isoTime, reason: z.string() }).nullable(),
  }),
  payments: z.object({
    /** As people know the payment provider; null where nobody can pay online. */
    provider: z.string().nullable(),
    /** Plans that the provider names and that none of ours stands for, those with the most people first, at most twenty. */
    unknown_plans: z.array(z.object({ uid: z.string(), people: count })),
  }),
  /** Jobs of the queue that nobody tries any more. */
  jobs: z.array(z.object({ task: z.string(), count })),
  /** Of the data folder of the API that answers; null where nothing says so. */
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  /** When `npm run backup` last made one; null where it never did, as with a database that is a server of its own. */
  backup: isoTime.nullable(),
});
export type Operations = z.infer<typeof operations>;

export const getOperations = endpoint({
  method: 'GET',
  path: '/api/operations/',
  summary: 'How the installation is doing: publishing, workers, sweeps, mails, jobs, disk, backups',
  access: 'session',
  needs: 'operations.manage',
  responses: { 200: operations },
});
export const retryMail = endpoint({
  method: 'POST',
  path: '/api/operations/retry_mail/',
  summary: 'Send a mail again that failed; harmless for one that did not; audited',
  access: 'session',
  needs: 'operations.manage',
  body: z.object({ mail: int4 }),
  responses: { 204: null },
});

export const operationsEndpoints = { getOperations, retryMail, ...operationListEndpoints } as const;

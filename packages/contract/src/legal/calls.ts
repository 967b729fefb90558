import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { int4, isoTime, localeSchema } from '../wire/schemas.ts';
import { LEGAL_DOCUMENTS, LEGAL_TEXT_MAX } from './documents.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** Who offers the service; what is empty is said in general words. */
export const operatorSchema = z.object({
  name: line(128),
  contact: z.union([z.literal(''), z.email().max(254)]),
  place: line(200),
});
export type Operator = z.infer<typeof operatorSchema>;

const which = z.object({ document: z.enum(LEGAL_DOCUMENTS), locale: localeSchema });

const legalText = z.object({
  /** What is read now, as it was written. */
  body: z.string(),
  default_body: z.string(),
  /** 0 as long as nobody has changed it. */
  version: z.number().int(),
  /** The newest first; a body of null is the return to the default. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      body: z.string().nullable(),
      author: z.string().nullable(),
      created: isoTime,
    }),
  ),
});
export type LegalText = z.infer<typeof legalText>;

const body = z
  .string()
  .max(LEGAL_TEXT_MAX)
  .refine((text) => text.trim() !== '');

export const getOperator = endpoint({
  method: 'GET',
  path: '/api/operator/',
  summary: 'Who offers the service, as the legal pages say it',
  access: 'session',
  needs: 'legal.change',
  responses: { 200: operatorSchema },
});
export const putOperator = endpoint({
  method: 'PUT',
  path: '/api/operator/',
  summary: 'Say who offers the service; audited',
  access: 'session',
  needs: 'legal.change',
  body: operatorSchema,
  responses: { 200: operatorSchema },
});
export const getLegalText = endpoint({
  method: 'GET',
  path: '/api/legal_texts/',
  summary: 'A legal text in one language, with its default and its versions',
  access: 'session',
  needs: 'legal.change',
  query: which,
  responses: { 200: legalText },
});
export const putLegalText = endpoint({
  method: 'PUT',
  path: '/api/legal_texts/',
  summary: 'Replace a legal text, or with null return to the default; every version is kept; audited',
  access: 'session',
  needs: 'legal.change',
  body: which.extend({ body: body.nullable(), version: int4 }),
  responses: { 200: legalText },
});
export const previewLegalText = endpoint({
  method: 'POST',
  path: '/api/legal_texts/preview/',
  summary: 'The HTML that the public page would have',
  access: 'session',
  needs: 'legal.change',
  body: which.extend({ body }),
  responses: { 200: z.object({ html: z.string() }) },
});

export const legalEndpoints = { getOperator, putOperator, getLegalText, putLegalText, previewLegalText };

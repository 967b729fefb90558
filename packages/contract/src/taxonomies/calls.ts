import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, inLanguages, int4, listOf, orderOf } from '../wire/schemas.ts';
import { TERM_KINDS, TERM_NAME_MAX, TERM_SLUG, TERM_SLUG_MAX } from './rules.ts';

/** A term as filters and posts name it, in the reader’s language. */
export const termNamed = z.object({ slug: z.string(), name: z.string() });
export type TermNamed = z.infer<typeof termNamed>;

const slug = z.string().trim().max(TERM_SLUG_MAX).regex(TERM_SLUG);
/** English is read wherever a language is empty, so that it never is. */
const name = inLanguages(TERM_NAME_MAX).refine(({ en }) => en !== '');
const termSchema = z.object({
  id,
  kind: z.enum(TERM_KINDS),
  /** What addresses and campaigns name it by; it stays. */
  slug: z.string(),
  name: inLanguages(TERM_NAME_MAX),
  /** One that was retired can be chosen no more, and stays on what it was chosen for. */
  active: z.boolean(),
  version: z.number().int(),
});
export type Term = z.infer<typeof termSchema>;

const shown = <const P extends `/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'session',
    responses: { 200: z.object({ results: z.array(termNamed) }) },
  });
export const listTravelTypes = shown('/api/travel_types/', 'The kinds of travel in their order');
export const listDestinations = shown('/api/destinations/', 'The destinations in their order');
export const listCategories = shown('/api/categories/', 'The categories in their order');

const ofStaff = { access: 'session', needs: 'suppliers.change' } as const;

export const listTerms = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/taxonomies/',
  summary: 'All terms as staff wrote them, retired ones too',
  responses: { 200: listOf(termSchema) },
});
export const createTerm = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/taxonomies/',
  summary: 'Add a term at the end of its kind; 400 where its slug is taken; audited',
  body: z.object({ kind: z.enum(TERM_KINDS), slug, name }),
  responses: { 201: termSchema },
});
export const changeTerm = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/taxonomies/:id/',
  summary: 'Name one anew, on top of the version that the writer has seen; audited',
  params: idParams,
  body: z.object({ name, version: int4 }),
  responses: { 200: termSchema },
});
export const retireTerm = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/taxonomies/:id/',
  summary: 'Retire one; it stays on what it was chosen for; audited',
  params: idParams,
  responses: { 204: null },
});
export const restoreTerm = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/taxonomies/:id/restore/',
  summary: 'Offer one again; audited',
  params: idParams,
  responses: { 200: termSchema },
});
export const orderTerms = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/taxonomies/order/',
  summary: 'Put those of a kind into this order; what is not named comes after; audited',
  body: orderOf,
  responses: { 204: null },
});

export const taxonomyEndpoints = {
  listTravelTypes,
  listDestinations,
  listCategories,
  listTerms,
  createTerm,
  changeTerm,
  retireTerm,
  restoreTerm,
  orderTerms,
};

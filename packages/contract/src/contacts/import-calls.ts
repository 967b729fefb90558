import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, listOf } from '../wire/schemas.ts';
import { CONTACT_RUNS, CONTACT_UPLOADS } from './allowances.ts';
import { contactImportSchema, contactListSchema, listRef, mappingSchema } from './schemas.ts';

const path = '/api/contact_list/:contact_list/import_contacts/';
const ofList = { access: 'session', owned: 'contact_list', params: z.object({ contact_list: listRef }) } as const;
const ofImport = {
  access: 'session',
  owned: 'contact_import',
  params: z.object({ contact_list: listRef, id }),
} as const;

export const uploadContactImport = endpoint({
  ...ofList,
  method: 'POST',
  path,
  summary:
    'Bring a workbook (.xlsx) or a table (.csv) of contacts: multipart `emarketing` (for `primary`), then `file`. Nothing is imported yet; audited',
  allowances: [CONTACT_UPLOADS],
  body: 'multipart',
  // 10 MiB over a line of 1 Mbit/s.
  bodySeconds: 120,
  responses: { 201: contactImportSchema },
});
export const listContactImports = endpoint({
  ...ofList,
  method: 'GET',
  path,
  summary: 'The last twenty imports of a list that were begun, the newest first',
  query: z.object({ emarketing: id.optional() }),
  responses: { 200: listOf(contactImportSchema) },
});
export const getContactImport = endpoint({
  ...ofImport,
  method: 'GET',
  path: `${path}:id/`,
  summary: 'An import: its columns, how far it is, what became of its rows',
  responses: { 200: contactImportSchema },
});
export const checkContactImport = endpoint({
  ...ofImport,
  method: 'POST',
  path: `${path}:id/check/`,
  summary: 'Go through the file in the background and count what an import would do; audited',
  allowances: [CONTACT_RUNS],
  body: z.object({ mapping: mappingSchema }),
  responses: { 202: contactImportSchema },
});
export const startContactImport = endpoint({
  ...ofImport,
  method: 'POST',
  path: `${path}:id/start/`,
  summary:
    'Import it in the background, with the consent that the caller vouches for; 409 while another is at work; audited',
  allowances: [CONTACT_RUNS],
  body: z.object({ mapping: mappingSchema, agreement_chk: z.literal(true) }),
  responses: { 202: contactListSchema },
});
export const undoContactImport = endpoint({
  ...ofImport,
  method: 'POST',
  path: `${path}:id/undo/`,
  summary:
    'Take back in the background what an import added and changed, but for what was changed since; within seven days; audited',
  allowances: [CONTACT_RUNS],
  responses: { 202: contactListSchema },
});
export const deleteContactImport = endpoint({
  ...ofImport,
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Throw a file away that was not imported; audited',
  responses: { 204: null },
});

export const contactImportEndpoints = {
  uploadContactImport,
  listContactImports,
  getContactImport,
  checkContactImport,
  startContactImport,
  undoContactImport,
  deleteContactImport,
};

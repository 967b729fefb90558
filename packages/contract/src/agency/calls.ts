import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, int4, listOf } from '../wire/schemas.ts';
import { agencyOption, writtenOption } from './schemas.ts';

export const listStates = endpoint({
  method: 'GET',
  path: '/api/states/',
  summary: 'The states of a country, for addresses',
  access: 'session',
  query: z.object({ country: id }),
  responses: { 200: listOf(z.object({ code: z.string(), label: z.string() })) },
});
export const listAgencyHosts = endpoint({
  method: 'GET',
  path: '/api/agency_host_name/',
  summary: 'Host agencies, of one country or of all',
  access: 'session',
  query: z.object({ country: id.optional() }),
  responses: { 200: listOf(z.object({ id, name: z.string() })) },
});
export const listLicenseOptions = endpoint({
  method: 'GET',
  path: '/api/license_option/',
  summary:
    'What an agency can be licensed as, of one country or of all, each with the mask of its number; no mask, no number',
  access: 'session',
  query: z.object({ country: id.optional() }),
  responses: {
    200: listOf(z.object({ code: z.string(), label: z.string(), mask: z.string().nullable() })),
  },
});

const ofStaff = { access: 'session', needs: 'agency.change' } as const;
export const listAgencyOptions = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/agency_options/',
  summary: 'All hosts, states and licences as staff wrote them',
  responses: { 200: listOf(agencyOption) },
});
export const createAgencyOption = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/agency_options/',
  summary: 'Add a host, a state or a licence; audited',
  body: writtenOption,
  responses: { 201: agencyOption },
});
export const changeAgencyOption = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/agency_options/:id/',
  summary: 'Write one anew, on top of the version that the writer has seen; its kind and code stay; audited',
  params: idParams,
  body: writtenOption.extend({ version: int4 }),
  responses: { 200: agencyOption },
});
export const deleteAgencyOption = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/agency_options/:id/',
  summary:
    'Offer one no more; it can be restored, and profiles that name it keep it; audited. 409 for the licence of who has none',
  params: idParams,
  responses: { 204: null },
});
export const restoreAgencyOption = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/agency_options/:id/restore/',
  summary: 'Take a deletion back; audited',
  params: idParams,
  responses: { 200: agencyOption },
});

export const agencyEndpoints = {
  listStates,
  listAgencyHosts,
  listLicenseOptions,
  listAgencyOptions,
  createAgencyOption,
  changeAgencyOption,
  deleteAgencyOption,
  restoreAgencyOption,
};

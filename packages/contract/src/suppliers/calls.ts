import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, listOf, queryBool } from '../wire/schemas.ts';
import { SUPPLIER_LABEL_MAX, SUPPLIER_NAME_MAX } from './rules.ts';

/** A supplier wherever one is only named. */
export const supplierNamed = z.object({ id, supplier_label: z.string(), supplier_name: z.string() });

const written = z.object({
  /** Short and of one piece, as reports and addresses name it; each once. */
  supplier_name: z.string().trim().min(1).max(SUPPLIER_NAME_MAX),
  /** As people read it. */
  supplier_label: z.string().trim().min(1).max(SUPPLIER_LABEL_MAX),
  /** One that is not active can be chosen no more, and stays where it was. */
  active: z.boolean(),
});
export type WrittenSupplier = z.infer<typeof written>;
export const supplierSchema = supplierNamed.extend({ active: z.boolean() });
export type Supplier = z.infer<typeof supplierSchema>;

const ofStaff = { access: 'session', needs: 'suppliers.change' } as const;

export const listSuppliersSimple = endpoint({
  method: 'GET',
  path: '/api/suppliers-simple/',
  summary: 'The suppliers that can be chosen, by label; with has_campaign those alone that a newsletter names',
  access: 'session',
  needs: 'staff',
  query: z.object({ has_campaign: queryBool.optional(), has_access: queryBool.optional() }),
  responses: { 200: listOf(supplierNamed) },
});
export const listSuppliers = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/suppliers/',
  summary: 'All suppliers, by label',
  responses: { 200: listOf(supplierSchema) },
});
export const createSupplier = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/suppliers/',
  summary: 'Add a supplier; 400 where its name is taken; audited',
  body: written.extend({ active: z.boolean().default(true) }),
  responses: { 201: supplierSchema },
});
export const changeSupplier = endpoint({
  ...ofStaff,
  method: 'PATCH',
  path: '/api/suppliers/:id/',
  summary: 'Change a supplier; audited',
  params: idParams,
  body: written.partial(),
  responses: { 200: supplierSchema },
});
export const deleteSupplier = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/suppliers/:id/',
  summary: 'Delete a supplier that nothing names; 409 otherwise; audited',
  params: idParams,
  responses: { 204: null },
});

export const supplierEndpoints = { listSuppliersSimple, listSuppliers, createSupplier, changeSupplier, deleteSupplier };

import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, int4, listOf, queryBool } from '../wire/schemas.ts';
import { SUPPLIER_COUNTRIES, SUPPLIER_LABEL_MAX, SUPPLIER_LOGOS, SUPPLIER_NAME_MAX, SUPPLIERS_MAX } from './rules.ts';

/** A supplier wherever one is only named. */
export const supplierNamed = z.object({ id, supplier_label: z.string(), supplier_name: z.string() });

const written = z.object({
  /** Short and of one piece, as reports and addresses name it; each once. */
  supplier_name: z.string().trim().min(1).max(SUPPLIER_NAME_MAX),
  /** As people read it. */
  supplier_label: z.string().trim().min(1).max(SUPPLIER_LABEL_MAX),
  /** One that is not active can be chosen no more, and stays where it was. */
  active: z.boolean(),
  /** Where its offers can be sold; none named is everywhere. */
  countries: z
    .array(z.enum(SUPPLIER_COUNTRIES))
    .max(SUPPLIER_COUNTRIES.length)
    .refine((named) => !Array.isArray(named) || new Set(named).size === named.length),
});
export type WrittenSupplier = z.infer<typeof written>;
export const supplierSchema = supplierNamed.extend({
  active: z.boolean(),
  countries: z.array(z.enum(SUPPLIER_COUNTRIES)),
  logo: z.string().nullable(),
  /** Whether a campaign or a newsletter names it; such a one cannot be deleted. */
  has_campaign: z.boolean(),
  version: z.number().int(),
});
export type Supplier = z.infer<typeof supplierSchema>;

const ofStaff = { access: 'session', needs: 'suppliers.change' } as const;
/** Staff see all; who manages suppliers sees these, and 404 for every other. */
export const ofManagers = { access: 'session', needs: 'marketing.view_calendar' } as const;

export const listSuppliersSimple = endpoint({
  ...ofManagers,
  method: 'GET',
  path: '/api/suppliers-simple/',
  summary: 'The suppliers that can be chosen, by label; with has_campaign those alone that a campaign names',
  query: z.object({ has_campaign: queryBool.optional(), has_access: queryBool.optional() }),
  responses: { 200: listOf(supplierNamed) },
});
export const listSuppliers = endpoint({
  ...ofManagers,
  method: 'GET',
  path: '/api/suppliers/',
  summary: 'All suppliers that the reader may see, by label',
  responses: { 200: listOf(supplierSchema) },
});
export const getSupplier = endpoint({
  ...ofManagers,
  method: 'GET',
  path: '/api/suppliers/:id/',
  summary: 'One supplier',
  params: idParams,
  responses: { 200: supplierSchema },
});
export const createSupplier = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/suppliers/',
  summary: 'Add a supplier; 400 where its name is taken; audited',
  body: written.extend({ active: z.boolean().default(true), countries: written.shape.countries.default([]) }),
  responses: { 201: supplierSchema },
});
export const changeSupplier = endpoint({
  ...ofStaff,
  method: 'PATCH',
  path: '/api/suppliers/:id/',
  summary: 'Change a supplier; 409 where somebody has since the version that is named; audited',
  params: idParams,
  body: written.partial().extend({ version: int4.optional() }),
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
export const uploadSupplierLogo = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/suppliers/:id/logo/',
  allowances: [SUPPLIER_LOGOS],
  summary: 'Give it a logo: multipart `image`; audited',
  params: idParams,
  body: 'multipart',
  responses: { 201: supplierSchema },
});
export const removeSupplierLogo = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/suppliers/:id/logo/',
  summary: 'Take its logo away; audited',
  params: idParams,
  responses: { 200: supplierSchema },
});

const managed = z
  .array(z.int().min(1))
  .min(1)
  .max(SUPPLIERS_MAX)
  .refine((ids) => new Set(ids).size === ids.length);
/** Which suppliers somebody sees alone; `profile` is any of theirs. */
const supplierManager = z.object({ profile: id, suppliers: z.array(id), active: z.boolean() });
export type SupplierManager = z.infer<typeof supplierManager>;
const ofSuperusers = { access: 'session', needs: 'superuser' } as const;
const profileParams = z.object({ profile: id });

export const listSupplierManagers = endpoint({
  ...ofSuperusers,
  method: 'GET',
  path: '/api/supplier_managers/',
  summary: 'Who manages suppliers',
  responses: { 200: listOf(supplierManager) },
});
export const getSupplierManager = endpoint({
  ...ofSuperusers,
  method: 'GET',
  path: '/api/supplier_managers/:profile/',
  summary: 'What a profile manages; 404 where it is nothing yet',
  params: profileParams,
  responses: { 200: supplierManager },
});
export const createSupplierManager = endpoint({
  ...ofSuperusers,
  method: 'POST',
  path: '/api/supplier_managers/',
  summary: 'Let a profile manage suppliers; 409 where it does already; audited',
  body: z.object({ profile: z.int().min(1), suppliers: managed, active: z.boolean().default(true) }),
  responses: { 201: supplierManager },
});
export const changeSupplierManager = endpoint({
  ...ofSuperusers,
  method: 'PATCH',
  path: '/api/supplier_managers/:profile/',
  summary: 'Change which suppliers a profile manages, or whether it does for now; audited',
  params: profileParams,
  body: z.object({ suppliers: managed, active: z.boolean() }).partial(),
  responses: { 200: supplierManager },
});
export const deleteSupplierManager = endpoint({
  ...ofSuperusers,
  method: 'DELETE',
  path: '/api/supplier_managers/:profile/',
  summary: 'Let a profile manage suppliers no more; audited',
  params: profileParams,
  responses: { 204: null },
});

export const supplierEndpoints = {
  listSuppliersSimple,
  listSuppliers,
  getSupplier,
  createSupplier,
  changeSupplier,
  deleteSupplier,
  uploadSupplierLogo,
  removeSupplierLogo,
  listSupplierManagers,
  getSupplierManager,
  createSupplierManager,
  changeSupplierManager,
  deleteSupplierManager,
};

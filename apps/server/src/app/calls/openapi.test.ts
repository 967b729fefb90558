import { endpoints } from '@waypost/contract/registry';
import type { Endpoint } from '@waypost/contract/wire';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { test as base } from '../../testing/test.ts';

interface Operation {
  readonly summary?: string;
  readonly parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
}
interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
}

const all: [string, Endpoint][] = Object.entries(endpoints);

const test = base
  .extend(
    'document',
    { scope: 'file' },
    async ({ app }) => (await app.client().get('/api/openapi.json')).body as unknown as Document,
  )
  .extend(
    'operationOf',
    ({ document }) =>
      ({ method, path }: Endpoint): Operation | undefined =>
        document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()],
  );

test('The document is OpenAPI 3.1 with the parts that the specification requires', ({ document }) => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: 'Waypost', version: '1' });
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      expect(Object.keys(operation.responses), `${method} ${path}`).not.toEqual([]);
      // Required by OpenAPI 3.1, section 4.8.17 (Response Object).
      for (const response of Object.values(operation.responses))
        expect(response.description).toEqual(expect.any(String));
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name).sort(), path).toEqual(named.sort());
      expect(declared.every((parameter) => parameter.required === true)).toBe(true);
    }
});

test.for(all)('%s is listed, with its inputs and its answers', ([_name, endpoint], { operationOf }) => {
  const operation = operationOf(endpoint);
  expect(operation?.summary).toBe(endpoint.summary);
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(Object.keys(endpoint.responses)));
  if (endpoint.body !== undefined && endpoint.body !== 'multipart') expect(operation?.requestBody).toBeDefined();
  if (endpoint.query !== undefined)
    expect(operation?.parameters?.some((parameter) => parameter.in === 'query')).toBe(true);
});

test('Every schema in it is JSON Schema 2020-12, and every reference leads somewhere', ({ document }) => {
  const schemas: object[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'schema' && typeof inner === 'object' && inner !== null) schemas.push(inner);
      else collect(inner);
    }
  };
  collect(document.paths);
  expect(schemas.length).toBeGreaterThan(50);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  for (const schema of schemas) {
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    expect(() => ajv.compile(JSON.parse(text)), text.slice(0, 300)).not.toThrow();
  }
});

test('The page for people lists every call and runs no script', async ({ app }) => {
  const { body, headers } = await app.client().get('/api/docs/');
  const html = String(body.text);
  for (const [, endpoint] of all) expect(html).toContain(endpoint.path.replace(/:(\w+)/g, '{$1}'));
  expect(html).not.toContain('<script');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
});

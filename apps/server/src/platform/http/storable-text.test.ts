import { expect } from 'vitest';
import { test } from '../../testing/test.ts';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`) as unknown;

test('A body that is nested deeper than the stack is refused like every wrong one', async ({ app }) => {
  for (const depth of [1, 1_000, 20_000]) {
    const { status, body } = await app.client().post('/api/auth/login/', { email: nested(depth), password: 'x' });
    expect({ status, body }).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  }
});

test('A letter has as many marks as a script gives it, not thousands', async ({ app }) => {
  const marked = (marks: number) => `a${'\u0301\u0323'.repeat(marks / 2)}`;
  const signIn = async (password: string) =>
    (await app.client().post('/api/auth/login/', { email: 'ana@agency.example', password })).body;
  expect(await signIn(marked(40))).toMatchObject({ password: [expect.any(String)] });
  expect(await signIn(marked(4))).not.toHaveProperty('password');
});

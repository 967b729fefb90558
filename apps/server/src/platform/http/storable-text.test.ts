import { expect } from 'vitest';
import { test } from '../../testing/test.ts';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`) as unknown;

test('A body that is nested deeper than the stack is refused like every wrong one', async ({ app }) => {
  for (const depth of [1, 1_000, 20_000]) {
    const { status, body } = await app.client().post('/api/auth/login/', { email: nested(depth), password: 'x' });
    expect({ status, body }).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  }
});

import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMac } from './quick-mac.ts';

test('It says what Node’s own says, of every text in turn', () => {
  for (const algorithm of ['sha256', 'sha512'] as const)
    for (const length of [1, 32, 64]) {
      const key = randomBytes(length);
      const mac = createMac(algorithm, key);
      for (const text of ['', '1', '123456789012345/98765432109876', 'x'.repeat(64), '7'])
        expect(mac(text)).toEqual(createHmac(algorithm, key).update(text).digest());
      expect(() => mac('x'.repeat(65))).toThrow('too long');
    }
  expect(() => createMac('sha256', randomBytes(65))).toThrow('too long');
});

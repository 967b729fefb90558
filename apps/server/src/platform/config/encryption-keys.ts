import type { EncryptionKey } from './types.ts';

const expected =
  'must be id:key pairs separated by commas, each key 32 bytes in base64 (k1:$(openssl rand -base64 32))';

/** `id:base64,id2:base64`; the first key is the active one. */
export function parseEncryptionKeys(value: string): EncryptionKey[] {
  const keys = value.split(',').map((pair) => {
    const [, id, encoded] = /^\s*([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]+={0,2})\s*$/.exec(pair) ?? [];
    const key = Buffer.from(encoded ?? '', 'base64');
    if (!id || key.length !== 32) throw new Error(expected);
    return { id, key };
  });
  if (new Set(keys.map((key) => key.id)).size !== keys.length) throw new Error('has the same key id twice');
  return keys;
}

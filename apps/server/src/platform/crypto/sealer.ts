import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface EncryptionKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * Secrets at rest: AES-256-GCM as `v1.<key id>.<iv>.<tag>.<ciphertext>`. The additional data names the row
 * (`table:id`), so a value copied to another row does not open.
 */
export interface Sealer {
  seal(plain: string, row: string): string;
  open(sealed: string, row: string): string;
  /** Whether the value was sealed with the active key. */
  isCurrent(sealed: string): boolean;
}

export function createSealer(keys: readonly EncryptionKey[]): Sealer {
  const active = keys[0];
  if (active === undefined) throw new Error('An encryption key is needed');
  const byId = new Map(keys.map((entry) => [entry.id, entry.key]));
  return {
    seal(plain, row) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', active.key, iv).setAAD(Buffer.from(row));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', active.id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, row) {
      const [format, keyId, iv, tag, data] = sealed.split('.');
      const key = byId.get(keyId ?? '');
      if (format !== 'v1' || key === undefined || iv === undefined || tag === undefined || data === undefined)
        throw new Error(`A sealed value of ${row} cannot be opened: unknown format or key`);
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(row))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return decipher.update(Buffer.from(data, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${active.id}.`),
  };
}

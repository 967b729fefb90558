import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#zod';
import { parseEncryptionKeys } from './encryption-keys.ts';
import type { EncryptionKey } from './types.ts';

const fileSchema = z.object({ encryptionKeys: z.string(), sessionSecret: z.string().min(32) });

/**
 * Sandbox mode has secrets too, its own per installation: made once, kept in `<home>/keys.json` (mode 0600).
 * Live mode never reads this file; there the environment decides.
 */
export function sandboxSecrets(home: string): { encryptionKeys: EncryptionKey[]; sessionSecret: string } {
  const file = path.join(home, 'keys.json');
  const kept = read(file) ?? create(file);
  return { encryptionKeys: parseEncryptionKeys(kept.encryptionKeys), sessionSecret: kept.sessionSecret };
}

function read(file: string): z.infer<typeof fileSchema> | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return fileSchema.parse(JSON.parse(text));
}

function create(file: string): z.infer<typeof fileSchema> {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  const made = {
    encryptionKeys: `sandbox:${randomBytes(32).toString('base64')}`,
    sessionSecret: randomBytes(48).toString('base64'),
  };
  writeFileSync(own, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  try {
    // A link appears whole or not at all, and fails where another process was first: theirs counts then.
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

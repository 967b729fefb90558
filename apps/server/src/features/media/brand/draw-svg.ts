import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../../platform/config/config.ts';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { createTurns } from '../pictures/take-turns.ts';
import { runTool } from '../videos/run-tool.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** Logos take a tenth of it; what asks for more asks for work. */
const LIMITS = { timeoutMs: 15_000, cpuSeconds: 3, maxFileBytes: 64 * 1024 * 1024 };
const PROGRAM = fileURLToPath(new URL('svg-program.ts', import.meta.url));

/** Whether these bytes begin as a drawing does, after what may stand before its root. */
export function isSvg(bytes: Buffer): boolean {
  const head = bytes.toString('utf8', 0, 16 * 1024).replace(/^\ufeff/, '');
  return /^\s*<(?:\?xml|!--|!doctype svg|svg[\s>])/i.test(head) && /<svg[\s>]/i.test(bytes.toString('utf8'));
}

const ENTITY = /<!ENTITY\s[^>]*>/gi;
/** Entities as drawing programs write them: a short text by its name. None that name others, files or addresses. */
const isPlain = (entity: string): boolean =>
  /^<!ENTITY\s+[\w.-]+\s+("[^"&%]{0,200}"|'[^'&%]{0,200}')\s*>$/.test(entity);

/**
 * Draws a drawing as a picture, in a process of its own with little time and nothing of ours: it may ask for more work than any
 * picture. It reads no other file and no address (librsvg takes none without a base), and runs no script. Throws for what cannot be
 * drawn.
 */
export async function drawSvg(config: Config, owner: string, bytes: Buffer, side: number): Promise<Buffer> {
  if (bytes.length > MAX_BYTES) throw new Error('the drawing is too long');
  const written = bytes.toString('utf8');
  const entities = written.match(ENTITY) ?? [];
  if ((written.match(/<!ENTITY/gi) ?? []).length !== entities.length || !entities.every(isPlain))
    throw new Error('the drawing has entities that a drawing has no use for');
  return drawing(owner, () => draw(config, bytes, side));
}

/** Drawings wait for each other alone: a process of its own takes nothing that a picture would need. */
const drawing = createTurns(4);

const draw = (config: Config, bytes: Buffer, side: number): Promise<Buffer> =>
  inWorkFolder(config, async (folder) => {
    const [from, to] = [path.join(folder, 'logo.svg'), path.join(folder, 'logo.png')];
    await writeFile(from, bytes, { mode: 0o600 });
    await runTool(process.execPath, [PROGRAM, from, to, String(side)], LIMITS);
    return readFile(to);
  });

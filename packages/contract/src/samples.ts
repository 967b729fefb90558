import { globSync } from 'node:fs';
import { type EndpointName, endpoints } from './registry.ts';
import type { Sample } from './wire/sample.ts';

/**
 * One call that would pass for every endpoint of the contract, and one with a mistake where a body or a query is read: what
 * the sweep sends. Path parameters are filled from the noun that the endpoint declares. For tests alone, so each noun's
 * samples are found beside its calls instead of being named.
 */
export const SAMPLES = await readSamples();

async function readSamples(): Promise<Readonly<Record<EndpointName, Sample>>> {
  const files = globSync('*/samples.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(
    files.map(
      (file): Promise<Record<string, object>> => import(/* @vite-ignore */ new URL(file, import.meta.url).href),
    ),
  );
  const found: Record<string, Sample> = Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
  const missing = Object.keys(endpoints).filter((name) => !Object.hasOwn(found, name));
  if (missing.length > 0) throw new Error(`No sample of ${missing.join(', ')}`);
  // Each file is typed by its noun's endpoints (`Samples`), and none is missing.
  return found as Record<EndpointName, Sample>;
}

export type { Sample, Subject } from './wire/sample.ts';

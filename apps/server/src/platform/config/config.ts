import type { z } from '#zod';
import { buildConfig } from './build.ts';
import type { Env } from './read-env.ts';
import { envSchema } from './schema.ts';
import type { Config } from './types.ts';

export type { Config, LogLevel, StorageConfig, VideoTools } from './types.ts';

export type LoadedConfig = { config: Config; problems?: never } | { config?: never; problems: string[] };

/** Reads a whole environment and reports every mistake in it at once, one line each. */
export function loadConfig(env: Env): LoadedConfig {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = envSchema.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(oneLine);
  // Judge the rest on what did parse, so that one mistake does not hide the next.
  const rest = parsed.success ? parsed.data : envSchema.safeParse(without(given, parsed.error.issues)).data;
  if (!rest) return { problems };
  const built = buildConfig(rest, given, problems.length === 0);
  if (problems.length > 0 || !built.config) return { problems: [...problems, ...built.problems] };
  return { config: built.config };
}

function oneLine(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

function without(given: Record<string, string>, issues: z.core.$ZodIssue[]): Record<string, string> {
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
}

/** An environment: what a process was started with. */
export type Env = Record<string, string | undefined>;

/** The only place that reads the process's environment; everything else is handed a `Config` (or this `Env`). */
export function readEnv(): Env {
  return process.env;
}

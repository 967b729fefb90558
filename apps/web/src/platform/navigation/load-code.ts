const PATIENCE_MS = 5_000;

/** Code of a page or a dialog did not come, because nobody answers. */
export class NotLoaded extends Error {}

/** Whether the server can be reached. A browser that believes itself online may still reach nobody. */
export const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Loads code. The router loads the whole page anew when a file is not there, which is right after an upgrade replaced it;
 * where nobody answers that would leave the browser's own error page in the place of ours.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw (await answers()) ? error : new NotLoaded('Nobody answers.', { cause: error });
  }
}

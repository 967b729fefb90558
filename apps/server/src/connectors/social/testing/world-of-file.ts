import { afterAll } from 'vitest';

/** The world of a test file, closed behind the last test. */
export async function worldOfFile<W extends { close(): Promise<void> }>(opened: Promise<W>): Promise<W> {
  const world = await opened;
  afterAll(() => world.close());
  return world;
}

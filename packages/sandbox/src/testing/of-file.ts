import { afterAll, beforeEach } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { type MediaHost, startMediaHost } from './media-host.ts';
import { jpeg } from './pictures.ts';

/** The sandbox of a test file: as new for each of its tests (tokens have to be issued anew), closed behind the last. */
export async function sandboxOfFile(): Promise<Sandbox> {
  const sandbox = await startSandbox();
  beforeEach(() => sandbox.control.reset());
  afterAll(() => sandbox.close());
  return sandbox;
}

/** What the networks fetch in the tests of a file, and the address of a picture there. */
export async function mediaHostOfFile(): Promise<{ readonly host: MediaHost; readonly picture: string }> {
  const host = await startMediaHost();
  afterAll(() => host.close());
  return { host, picture: host.put('/square.jpg', await jpeg()) };
}

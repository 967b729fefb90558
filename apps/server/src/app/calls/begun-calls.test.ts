import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test as base } from '../../testing/test.ts';

const FORM = 'multipart/form-data; boundary=x';

const test = base.extend('begin', async ({ app, ana }) => {
  const token = String((await ana.client.get('/api/session/')).body.csrf_token);
  const cookie = ['waypost_session', 'waypost_csrf'].map((name) => `${name}=${ana.client.cookie(name)}`).join('; ');
  /** Sends the head and the first bytes of a call; what it answers when the rest has come. */
  return (path: string, type: string, body: string) => {
    const call = request(new URL(path, app.url), {
      method: 'POST',
      headers: { cookie, 'x-csrftoken': token, 'content-type': type, 'content-length': Buffer.byteLength(body) },
    });
    call.write(body.slice(0, 5));
    return async () => {
      call.end(body.slice(5));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, body: await text(answer) };
    };
  };
});

test('A call that was begun ends with its session, whatever its body is', async ({ db, ana, page: _page, begin }) => {
  const post = { profile: ana.profileId, applications: ['facebook'], message: 'Lisbon in spring', fire_at: null };
  const file = (name: string, bytes: string) =>
    `--x\r\nContent-Disposition: form-data; name="profile"\r\n\r\n${ana.profileId}\r\n` +
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${bytes}\r\n--x--\r\n`;
  const begun = performance.now();
  const rest = [
    begin('/api/scheduled_postings/', 'application/json', JSON.stringify(post)),
    begin('/api/profile_images/', FORM, file('image', 'no picture')),
    begin('/api/profile_videos/', FORM, file('video', '\0\0\0\x18ftypisom0000')),
  ];
  // It is asked again of bodies that take longer than a second.
  await expect.poll(() => performance.now() - begun, { timeout: 5_000 }).toBeGreaterThan(1_500);
  expect((await ana.client.delete('/api/sessions/')).status).toBe(204);
  for (const answer of await Promise.all(rest.map((finish) => finish())))
    expect(answer).toMatchObject({ status: 401, body: expect.stringContaining('sign_in_required') });
  expect(await db.rows('SELECT FROM scheduled_postings WHERE profile_id = $1', [ana.profileId])).toEqual([]);
});

import type { FastifyReply } from 'fastify';
import { DARK_QUERY } from './write-mjml.ts';

/** A document for a frame of ours: nothing in it runs, asks or leads anywhere. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'";

/** A newsletter as it is shown in a frame, in the light or in the dark whatever the computer prefers. */
export function sendPreview(reply: FastifyReply, html: string, dark: boolean): FastifyReply {
  const lit = html.replaceAll(DARK_QUERY, dark ? '@media all' : '@media not all');
  return reply
    .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(lit);
}

import type { FastifyInstance } from 'fastify';
import { html, page, sendPage } from './html.ts';

const OFFICE = page(
  'The office',
  html`<h1>The office</h1><div class="card"><p>Here, advisors would reach the people who offer them Waypost: with questions, and for another plan.
A real installation sends them to its own page or address (<code>CONTACT_URL</code>).</p>
<p>To give somebody another plan on this computer, sign in to Waypost as demo staff and open <strong>Users</strong>.</p></div>`,
);

const HELP = page(
  'Help',
  html`<h1>Help</h1><div class="card"><p>Here, advisors would find training videos and documentation.
A real installation leads to its own page (<code>HELP_URL</code>).</p></div>`,
);

/** Where an installation's contact and help links lead: outside of it, so it is played as well. */
export function serveOffice(app: FastifyInstance): void {
  app.get('/office/', (_request, reply) => sendPage(reply, OFFICE));
  app.get('/help/', (_request, reply) => sendPage(reply, HELP));
}

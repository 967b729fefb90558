import { type Html, html, page } from '../../pages/html.ts';
import type { LinkedIn } from '../context.ts';
import type { Member } from '../state.ts';
import { SCOPES } from './scopes.ts';

export type ConsentRequest = { redirectUri: string; state: string; scopes: string[] };

const SHOWN_PEOPLE = 12;

export function consentError(message: string): string {
  return page(
    'Bummer, something went wrong',
    html`<div class="card"><h1>Bummer, something went wrong.</h1><p>${message}</p></div>`,
    { home: false },
  );
}

export const fullName = (member: Member) => `${member.firstName} ${member.lastName}`;

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function otherPeople(li: LinkedIn, request: ConsentRequest, member: Member): Html {
  const others = li.state.members
    .values()
    .filter((other) => other.id !== member.id)
    .slice(0, SHOWN_PEOPLE);
  if (others.length === 0) return html``;
  const link = (other: Member) => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: li.app.id,
      redirect_uri: request.redirectUri,
      state: request.state,
      scope: request.scopes.join(' '),
      sandbox_person: other.id,
    });
    return html`<li><a href="?${query.toString()}">${fullName(other)}</a></li>`;
  };
  return html`<nav aria-label="Use another account"><h2>Not ${member.firstName}? Use another account</h2><ul class="plain">${others.map(link)}</ul></nav>`;
}

/** One quiet page: who you are, what the app may do, and the buttons. Scopes are all or nothing on LinkedIn. */
export function consentPage(li: LinkedIn, request: ConsentRequest, chosen: Member | undefined): string {
  const member = chosen ?? li.state.members.values()[0];
  if (!member) return consentError('This world has no members.');
  const words = [...new Set(request.scopes.map((scope) => SCOPES[scope] ?? scope))];
  return page(
    `Sign in with LinkedIn: ${li.app.name}`,
    html`<div class="card"><div class="row"><img class="avatar" src="/media/avatar/${member.id}" alt=""><div class="soft">Fake LinkedIn. You are ${fullName(member)}.</div></div>
<h1>${li.app.name} would like to:</h1>
<ul>${words.map((word) => html`<li>${word}</li>`)}</ul>
<form method="post">
${hidden('client_id', li.app.id)}${hidden('redirect_uri', request.redirectUri)}${hidden('state', request.state)}${hidden('scope', request.scopes.join(' '))}${hidden('person', member.id)}
<div class="actions"><button class="primary" name="decision" value="allow">Allow</button>
<button name="decision" value="cancel">Cancel</button><button name="decision" value="cancel_login">Leave without signing in</button></div></form></div>${otherPeople(li, request, member)}`,
    { home: false },
  );
}

import { type Html, html, page } from '../../pages/html.ts';
import type { Page, Person } from '../facebook/state.ts';
import type { Facebook } from '../graph/context.ts';
import { PERMISSIONS } from './permissions.ts';

export type DialogRequest = {
  clientId: string;
  redirectUri: string;
  state: string;
  scopes: string[];
  configId?: string;
};

const SHOWN_PEOPLE = 12;

export function dialogError(message: string): string {
  return page(
    'Sorry, something went wrong',
    html`<div class="card"><h1>Sorry, something went wrong</h1><p>${message}</p></div>`,
    { home: false },
  );
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function choice(name: string, value: string, label: string, note: string, ticked = true): Html {
  const id = `${name}-${value}`;
  return html`<div class="choice"><input type="checkbox" id="${id}" name="${name}" value="${value}"${ticked ? html` checked` : undefined} aria-describedby="${id}-note">
<label for="${id}">${label}</label><span class="soft" id="${id}-note">${note}</span></div>`;
}

function personLinks(fb: Facebook, request: DialogRequest, person: Person): Html {
  const others = fb.state.people
    .values()
    .filter((other) => other.id !== person.id)
    .slice(0, SHOWN_PEOPLE);
  const link = (other: Person) => {
    const query = new URLSearchParams({
      client_id: request.clientId,
      redirect_uri: request.redirectUri,
      state: request.state,
      ...(request.configId ? { config_id: request.configId } : { scope: request.scopes.join(',') }),
      response_type: 'code',
      sandbox_person: other.id,
    });
    return html`<li><a href="?${query.toString()}">${other.name}</a></li>`;
  };
  if (others.length === 0) return html``;
  return html`<nav aria-label="Use another account"><h2>Not ${person.name}? Use another account</h2><ul class="plain">${others.map(link)}</ul></nav>`;
}

function pageNote(candidate: Page, person: Person): string {
  const tasks = candidate.roles[person.id] ?? [];
  if (tasks.includes('MANAGE')) return `${candidate.category}, you manage this Page`;
  if (tasks.includes('CREATE_CONTENT')) return `${candidate.category}, you can only create content`;
  return `${candidate.category}, you can only see figures`;
}

/** One quiet page: who you are, which pages, which permissions, and the two buttons. */
export function dialogPage(fb: Facebook, request: DialogRequest, chosen: Person | undefined): string {
  const person = chosen ?? fb.state.people.values()[0];
  if (!person) return dialogError('This world has no people.');
  const pages = fb.state.pages.values().filter((candidate) => candidate.roles[person.id]);
  const permissions = request.scopes.filter((scope) => scope !== 'public_profile');
  return page(
    `Log in with Facebook: ${fb.app.name}`,
    html`<div class="card"><div class="row"><img class="avatar" src="/media/avatar/${person.id}" alt=""><div class="soft">Fake Facebook. You are ${person.name}.</div></div>
<h1>${fb.app.name} would like to manage your Pages</h1>
<p class="soft">It always receives your name and profile picture.</p>
<form method="post">
${hidden('client_id', request.clientId)}${hidden('redirect_uri', request.redirectUri)}${hidden('state', request.state)}${request.configId ? hidden('config_id', request.configId) : hidden('scope', request.scopes.join(','))}${hidden('person', person.id)}
<fieldset><legend>Which Pages may ${fb.app.name} use?</legend>${pages.map((candidate) => choice('page', candidate.id, candidate.name, pageNote(candidate, person)))}${pages.length === 0 && html`<p>You have no Pages.</p>`}</fieldset>
<fieldset><legend>What may ${fb.app.name} do?</legend>${permissions.map((scope) => choice('permission', scope, scope, PERMISSIONS[scope] ?? '', !person.declines?.includes(scope)))}</fieldset>
<div class="actions"><button class="primary" name="decision" value="continue">Continue as ${person.name}</button>
<button name="decision" value="cancel">Cancel</button></div></form></div>${personLinks(fb, request, person)}`,
    { home: false },
  );
}

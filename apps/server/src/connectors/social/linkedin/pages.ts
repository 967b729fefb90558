import { listAt, textAt } from '../json.ts';
import { type GrantAccess, type PageAccess, type RemotePage, SocialError } from '../port.ts';
import { asking, classOf, noAnswer, statusOf } from './error-classes.ts';
import { patiently } from './new-token.ts';
import { type LinkedInOptions, organizationUrn } from './options.ts';
import { linkedinLimits } from './scopes.ts';
import { RestFailure } from './wire/rest.ts';
import { encoded } from './wire/restli.ts';

/** Organization Access Control: who may publish for an organization; the documents spell one of them in two ways. */
const PUBLISHERS = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'CONTENT_ADMIN', 'DIRECT_SPONSORED_CONTENT_POSTER'];
const AT_ONCE = 100;

/**
 * The member's own profile and every organization on which he has, or has asked for, a role, as far as the app's scopes
 * allow to publish there.
 */
export function listPages(options: LinkedInOptions, grant: GrantAccess): Promise<RemotePage[]> {
  const { accessToken: token } = grant;
  return asking(options, async () => {
    const cannot = linkedinLimits(options.scopes);
    const pages = cannot.includes('own_profile')
      ? []
      : [await patiently(options, grant, () => readProfile(options, token))];
    if (cannot.includes('company_pages')) return pages;
    for (const [id, publishes] of await patiently(options, grant, () => readRoles(options, token)))
      pages.push({
        id,
        name: await nameOf(options, token, id),
        image: null,
        admin: publishes,
        followers: null,
        token: null,
        organizationUrn: organizationUrn(id),
        isFeed: false,
      });
    return pages;
  });
}

async function nameOf({ rest }: LinkedInOptions, token: string, id: string): Promise<string> {
  try {
    const { body } = await rest.get(`rest/organizations/${encoded(id)}`, token);
    return textAt(body, 'localizedName') ?? textAt(body, 'vanityName') ?? id;
  } catch (error) {
    // A role that is not approved yet may not look at the organization.
    if (statusOf(error) === 403 || statusOf(error) === 404) return id;
    throw error;
  }
}

async function readProfile({ rest }: LinkedInOptions, token: string): Promise<RemotePage> {
  const { body } = await rest.get('v2/userinfo', token);
  const id = textAt(body, 'sub');
  if (id === null) throw noAnswer();
  return {
    id,
    name: textAt(body, 'name') ?? id,
    image: textAt(body, 'picture'),
    admin: true,
    followers: null,
    token: null,
    organizationUrn: null,
    isFeed: true,
  };
}

/** Organization to whether the member may publish for it; a person can have several roles on one. */
async function readRoles({ rest }: LinkedInOptions, token: string): Promise<Map<string, boolean>> {
  const roles = new Map<string, boolean>();
  for (let start = 0; ; start += AT_ONCE) {
    const query = `q=roleAssignee&start=${start}&count=${AT_ONCE}`;
    const { body } = await rest.get(`rest/organizationAcls?${query}`, token, 'FINDER');
    const elements = listAt(body, 'elements');
    for (const element of elements) {
      const urn = textAt(element, 'organization') ?? textAt(element, 'organizationTarget') ?? '';
      const id = /^urn:li:organization:(\d+)$/.exec(urn)?.[1];
      if (id === undefined) continue;
      const approved = textAt(element, 'state') === 'APPROVED';
      const publishes = approved && PUBLISHERS.includes(textAt(element, 'role') ?? '');
      roles.set(id, publishes || (roles.get(id) ?? false));
    }
    if (elements.length < AT_ONCE) return roles;
  }
}

const FORBIDDEN_AGAIN_MS = 1_000;

export function checkPage(options: LinkedInOptions, page: PageAccess): Promise<void> {
  return asking(options, () =>
    patiently(options, page, async () => {
      if (page.isFeed) {
        const profile = await readProfile(options, page.token);
        if (profile.id !== page.pageId) throw broken('grant', 'li_token_invalid');
        return;
      }
      const roles = await readRoles(options, page.token).catch(async (error: unknown) => {
        // Some gateways say this in passing; what they say twice is meant.
        if (!(error instanceof RestFailure && error.error && classOf(error.error).reason === 'li_permission_missing'))
          throw error;
        await options.sleep(FORBIDDEN_AGAIN_MS);
        return readRoles(options, page.token);
      });
      if (roles.get(page.pageId) !== true) throw broken('page', 'li_role_lost');
    }),
  );
}

const broken = (scope: 'grant' | 'page', code: 'li_token_invalid' | 'li_role_lost') =>
  new SocialError({ kind: 'reconnect', scope, code, detail: null });

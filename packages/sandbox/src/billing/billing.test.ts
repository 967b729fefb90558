import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_WORLD } from '../index.ts';
import { sandboxOfFile } from '../testing/of-file.ts';

const sandbox = await sandboxOfFile();
const { apiKey, secretKey } = DEMO_WORLD.billing.key;
const DAY = 86_400_000;

async function ask(method: string, path: string, body?: unknown, authorization = `Outseta ${apiKey}:${secretKey}`) {
  const answer = await fetch(`${sandbox.url}/outseta/api/v1/${path}`, {
    method,
    headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

const tokenOf = async (email: string) => String((await ask('POST', 'tokens', { username: email })).body.access_token);

describe('the payment provider', () => {
  it('shows what is asked for: root and immediate children, or the fields that are named', async () => {
    const { body } = await ask('GET', 'crm/accounts/MarinaA1');
    expect(body).toMatchObject({ Uid: 'MarinaA1', AccountStage: 3, CurrentSubscription: { Uid: 'MariSub1' } });
    expect(body.CurrentSubscription).not.toHaveProperty('Plan');
    const named = await ask('GET', 'crm/accounts/MarinaA1?fields=Uid,CurrentSubscription.Plan.*');
    expect(named.body).toEqual({
      Uid: 'MarinaA1',
      CurrentSubscription: { Plan: expect.objectContaining({ AnnualRate: 299 }) },
    });
  });

  it('pages by the index of a page, and refuses strangers and the fifth request of a second', async () => {
    const { body } = await ask('GET', 'crm/accounts?limit=2&offset=1&orderBy=Created+ASC');
    expect(body).toMatchObject({ metadata: { limit: 2, offset: 1, total: 5 } });
    expect(body.items).toHaveLength(2);
    expect((await ask('GET', 'profile', undefined, 'bearer a.b.c')).status).toBe(401);
    expect((await ask('GET', 'crm/accounts', undefined, 'Outseta a:b')).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('GET', 'billing/plans')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
  });

  it('keeps a person’s new e-mail, which is nobody else’s', async () => {
    const [, , ...people] = (await ask('GET', 'crm/people')).body.items as { Uid: string; Email: string }[];
    const [one, other] = people;
    const path = `crm/people/${one?.Uid}`;
    expect((await ask('PUT', path, { Email: other?.Email })).body).toMatchObject({
      EntityValidationErrors: [{ ValidationErrors: [{ PropertyName: 'Email' }] }],
    });
    expect((await ask('PUT', path, { Email: 'new@agency.example' })).body).toMatchObject({
      Email: 'new@agency.example',
    });
  });

  it('signs tokens that its keys verify, and that open one account alone', async () => {
    const token = await tokenOf('theo@martinvoyages.example');
    const [head, claims, signature] = token.split('.');
    const { keys } = (await (await fetch(`${sandbox.url}/outseta/.well-known/jwks`)).json()) as { keys: JsonWebKey[] };
    const key = createPublicKey({ key: keys[0] as never, format: 'jwk' });
    const right = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature ?? '', 'base64url'));
    expect(right).toBe(true);
    expect((await ask('GET', 'profile?fields=*', undefined, `bearer ${token}`)).body).toMatchObject({
      FirstName: 'Theo',
    });
    expect((await ask('GET', 'crm/accounts/MarinaA1', undefined, `bearer ${token}`)).status).toBe(403);
    sandbox.control.clock.advance(2 * DAY);
    expect((await ask('GET', 'profile', undefined, `bearer ${token}`)).status).toBe(401);
  });

  it('sells an upgrade at once and takes off what is left; what would leave a credit waits for the cycle’s end', async () => {
    const authorization = `bearer ${await tokenOf('theo@martinvoyages.example')}`;
    const change = (plan: string, verb = 'changesubscription') =>
      ask(
        'PUT',
        `billing/subscriptions/TheoSub1/${verb}`,
        { Plan: { Uid: plan }, BillingRenewalTerm: 2 },
        authorization,
      );
    const preview = await change('WpPremA1', 'changesubscriptionpreview');
    expect(preview.body).toMatchObject({ IsImmediate: true });
    expect(Number(preview.body.Subtotal)).toBeLessThan(299);
    expect((await change('WpFree01')).status).toBe(200);
    const waiting = sandbox.control.billing.account('TheoAcc1');
    expect(waiting.latestUid).not.toBe(waiting.currentUid);
    sandbox.control.clock.advance(366 * DAY);
    const later = sandbox.control.billing.account('TheoAcc1');
    expect(later.currentUid).toBe(waiting.latestUid);
  });

  it('says what is wrong as Outseta does', async () => {
    const { status, body } = await ask('POST', 'crm/accounts', { Name: '', BillingAddress: { City: 'Austin' } });
    expect(status).toBe(400);
    const [first] = body.EntityValidationErrors as { TypeName: string; ValidationErrors: { PropertyName: string }[] }[];
    expect(first?.ValidationErrors.map(({ PropertyName }) => PropertyName)).toEqual([
      'BillingAddress.AddressLine1',
      'BillingAddress.PostalCode',
      'BillingAddress.Country',
      'Name',
      'Person.Email',
    ]);
  });

  it('has pages for people, where a card fails and a plan ends by hand', async () => {
    const list = await (await fetch(`${sandbox.url}/outseta/`)).text();
    expect(list).toContain('Marina Duval');
    const post = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/outseta/accounts/MarinaA1`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    expect((await post({ verb: 'expire' })).status).toBe(303);
    expect(await (await fetch(`${sandbox.url}/outseta/accounts/MarinaA1`)).text()).toContain('Expired');
    expect((await fetch(`${sandbox.url}/outseta/accounts/Nobody01`)).status).toBe(404);
  });

  it('lets pages of other origins call it, and gives them its script', async () => {
    const script = await fetch(`${sandbox.url}/outseta/outseta.min.js`);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const text = await script.text();
    expect(text).toContain('window.Outseta =');
    const window: { outsetaWords?: Record<string, Record<string, unknown>> } = {};
    new Function('window', text.slice(0, text.indexOf('// Stands for')))(window);
    // The same sentences in every language, and none of them empty.
    const { en = {}, ...others } = window.outsetaWords ?? {};
    expect(Object.keys(others)).toEqual(['es', 'fr']);
    for (const [language, words] of Object.entries(others)) {
      expect(Object.keys(words), language).toEqual(Object.keys(en));
      for (const [name, said] of Object.entries(words)) {
        expect(typeof said, name).toBe(typeof en[name]);
        if (name !== 'states' && name !== 'refusals') expect(String(said), name).not.toBe(String(en[name]));
      }
    }
    const before = await fetch(`${sandbox.url}/outseta/api/v1/profile`, { method: 'OPTIONS' });
    expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { SandboxClock } from '../../platform/clock.ts';
import type { Account, BillingState, Person } from '../state.ts';

export type Claims = { sub: string; exp: number; 'outseta:accountUid': string };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens of people: RS256, with the claims under Outseta's names. The key is made when the first is asked for. */
export class Tokens {
  readonly #state: BillingState;
  readonly #clock: SandboxClock;
  readonly #issuer: () => string;
  #key: KeyObject | undefined;

  constructor(state: BillingState, clock: SandboxClock, issuer: () => string) {
    this.#state = state;
    this.#clock = clock;
    this.#issuer = issuer;
  }

  issue(account: Account, person: Person, lifeMs: number): string {
    const now = Math.floor(this.#clock.now() / 1000);
    const url = new URL(this.#issuer());
    const current = this.#state.subscription(account.currentUid);
    const claims = {
      iss: url.origin,
      aud: url.host,
      sub: person.uid,
      nameid: person.uid,
      email: person.email,
      email_verified: true,
      given_name: person.firstName,
      family_name: person.lastName,
      name: `${person.firstName} ${person.lastName}`,
      'outseta:accountUid': account.uid,
      'outseta:isPrimary': '1',
      'outseta:subscriptionUid': current?.uid ?? null,
      'outseta:planUid': current?.planUid ?? null,
      'outseta:addOnUids': [],
      auth_time: now,
      iat: now,
      exp: now + Math.floor(lifeMs / 1000),
    };
    const text = `${part({ alg: 'RS256', typ: 'JWT', kid: this.#kid() })}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), this.#private()).toString('base64url')}`;
  }

  /** Undefined for what we did not sign, and for what has run out. */
  read(token: string): Claims | undefined {
    const [head, body, signature] = token.split('.');
    if (!head || !body || !signature) return undefined;
    const right = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(this.#private()),
      Buffer.from(signature, 'base64url'),
    );
    if (!right) return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    return claims.exp * 1000 > this.#clock.now() ? claims : undefined;
  }

  jwks(): Record<string, unknown> {
    const jwk = createPublicKey(this.#private()).export({ format: 'jwk' });
    return { keys: [{ ...jwk, use: 'sig', alg: 'RS256', kid: this.#kid() }] };
  }

  #kid(): string {
    const der = createPublicKey(this.#private()).export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(der).digest('hex').slice(0, 16);
  }

  #private(): KeyObject {
    if (this.#key) return this.#key;
    const kept = this.#state.secrets.get('jwt');
    const made =
      kept ?? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
    if (kept === undefined) this.#state.secrets.put('jwt', String(made));
    this.#key = createPrivateKey(String(made));
    return this.#key;
  }
}

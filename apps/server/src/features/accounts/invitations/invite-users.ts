import {
  email as emailSchema,
  INVITATION_MAILS,
  INVITED_LINES,
  type InvitedLine,
  type inviteUsers as inviteEndpoint,
  name as nameSchema,
} from '@waypost/contract/accounts';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Text, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { countAll, throttleAll } from '../../../platform/throttle/throttle.ts';
import { changePlan } from '../../plans/index.ts';
import { createProfile, isPlaceholder, newPlaceholder } from '../../profiles/index.ts';
import { guessName } from '../guess-name.ts';
import { planSource } from '../policy.ts';
import { accountOf } from '../sessions/sign-in.ts';
import { insertUser, setInvited, userByEmail } from '../store.ts';
import { sendInvitation } from './send-invitation.ts';

export interface Invited {
  readonly pk: number | null;
  readonly error: Text | null;
  readonly link: string | null;
}

/**
 * Makes an account with its profile for each line and mails its link, all in one transaction. A line that cannot be used
 * says why and keeps back no other; sent a second time, every line says that it was invited already.
 */
export async function inviteUsers(deps: Deps, actor: Actor, order: BodyOf<typeof inviteEndpoint>): Promise<Invited[]> {
  const who = String(actor.impersonatorId ?? actor.userId);
  await throttleAll(deps.db, [[INVITED_LINES, who, order.lines.length]]);
  const tired = await usedUp(deps, order.lines);
  const seen = new Set<string>();
  return deps.db.transaction(async (tx) => {
    const results: Invited[] = [];
    for (const line of order.lines) {
      const address = accountOf(line.email);
      const twice = address !== '' && seen.has(address) ? text('errors.invitation.twice') : null;
      const error = mistakeIn(line) ?? twice ?? (tired.has(address) ? text('errors.too_many') : null);
      seen.add(address);
      results.push(error === null ? await invite(tx, deps, actor, line, order) : { pk: null, error, link: null });
    }
    return results;
  });
}

/** The addresses that were mailed enough; each counts once more. */
async function usedUp({ db }: Deps, lines: readonly InvitedLine[]): Promise<ReadonlySet<string>> {
  const right = lines.filter((line) => line.email !== '' && mistakeIn(line) === null);
  const addresses = [...new Set(right.map(({ email }) => accountOf(email)))];
  const waits = await countAll(
    db,
    addresses.map((address) => [INVITATION_MAILS, address]),
  );
  return new Set(addresses.filter((_, n) => waits[n] !== 0));
}

/** A name may be missing where the address tells one. */
function mistakeIn({ email, first_name, last_name }: InvitedLine): Text | null {
  if (email === '' && !first_name) return text('errors.invitation.nobody');
  // One word alone is far likelier an address with a mistake than somebody's only name.
  if (email === '' && !last_name) return text('errors.invitation.one_word');
  if (email !== '' && (!emailSchema.safeParse(email).success || isPlaceholder(email)))
    return text('errors.field.email');
  const names = [first_name, last_name].filter((part) => part !== undefined && part !== '');
  return names.every((part) => nameSchema.safeParse(part).success) ? null : text('errors.invitation.name');
}

async function invite(
  tx: Sql,
  deps: Deps,
  actor: Actor,
  line: InvitedLine,
  { plan, locale }: Pick<BodyOf<typeof inviteEndpoint>, 'plan' | 'locale'>,
): Promise<Invited> {
  const guess = guessName(line.email);
  const names = { first_name: line.first_name || guess.first_name, last_name: line.last_name || guess.last_name };
  const email = line.email || newPlaceholder();
  const user = await insertUser(tx, { email, password_hash: null, locale, ...names });
  if (user === null) return { pk: null, error: await takenBy(tx, email), link: null };
  const actorId = actor.impersonatorId ?? actor.userId;
  await changePlan(tx, { userId: user.id, to: plan, source: planSource(actor), actorId });
  await setInvited(tx, user.id, deps.clock.now());
  await createProfile(tx, { userId: user.id, firstName: user.first_name, lastName: user.last_name, email });
  await audit(tx, actor, { action: 'invitation.send', objectType: 'user', objectId: user.id, data: { plan } });
  return { pk: user.id, error: null, link: await sendInvitation(tx, deps.config, user) };
}

async function takenBy(tx: Sql, email: string): Promise<Text> {
  const known = await userByEmail(tx, email);
  const waiting = known !== null && known.invited_at !== null && known.password_hash === null;
  return text(waiting ? 'errors.invitation.invited' : 'errors.invitation.account');
}

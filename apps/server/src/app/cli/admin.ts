import { parseArgs } from 'node:util';
import { accountsPaths, email, name, type UserChanges, userChangesSchema } from '@waypost/contract/accounts';
import { PERMISSIONS } from '@waypost/contract/plans';
import { z } from '#zod';
import { type Administered, administer, guessName, switchForEverybody } from '../../features/accounts/index.ts';
import { AppError, translate } from '../../platform/errors/index.ts';
import { openDeps } from './open-deps.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `npm run admin -- --email=ana@agency.example [options]

  --superuser, --no-superuser   may do everything
  --staff, --no-staff           belongs to the installation's team
  --plan=free|grow|pro|premium
  --permission=NAME             gives one; may be repeated, --without=NAME takes one away
                                (${PERMISSIONS.join(', ')})
  --beta, --no-beta             the button “Create Post” on the calendar
  --first-name=, --last-name=   of an account that is made
  --link                        a link that sets a new password, also where there is one

npm run admin -- --everybody --beta   (or --no-beta)

  the same for everybody in this installation, whatever a person's own switch says

An account that does not exist is made. No password is set here: what is printed is a link that sets one, once, within an hour.`;

const options = {
  email: { type: 'string' },
  superuser: { type: 'boolean' },
  staff: { type: 'boolean' },
  plan: { type: 'string' },
  permission: { type: 'string', multiple: true },
  without: { type: 'string', multiple: true },
  beta: { type: 'boolean' },
  everybody: { type: 'boolean' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  link: { type: 'boolean' },
} as const;

interface Order {
  readonly person: { readonly email: string; readonly first_name: string; readonly last_name: string };
  readonly changes: UserChanges;
  readonly link: boolean;
}
interface OrderForEverybody {
  readonly everybody: NonNullable<UserChanges['flags']>;
}

/** `npm run admin`: who may come to the machine may say who is staff. */
export async function admin(args: string[]): Promise<void> {
  const order = readOrder(args);
  if (typeof order === 'string') {
    console.error(order);
    process.exitCode = 1;
    return;
  }
  await withDatabase(async (config) => {
    const deps = openDeps(config, 'admin');
    try {
      const said = await deps.db.transaction(async (tx) =>
        'everybody' in order
          ? `On for everybody: ${(await switchForEverybody(tx, order.everybody)).join(', ') || 'nothing'}.`
          : report(await administer(tx, order.person, order.changes, order.link), config.publicUrl),
      );
      console.log(said);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      console.error(sentences(error));
      process.exitCode = 1;
    } finally {
      await deps.close();
    }
  });
}

/** What the arguments ask for, or what is wrong with them. */
export function readOrder(args: string[]): Order | OrderForEverybody | string {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${USAGE}`;
  }
  const { everybody = false, beta } = given;
  const flags = beta === undefined ? undefined : { beta };
  if (everybody) return flags !== undefined && Object.keys(given).length === 2 ? { everybody: flags } : USAGE;
  if (given.email === undefined) return USAGE;
  const guess = guessName(given.email);
  const read = z
    .object({ email, first_name: name, last_name: z.string().trim().max(100), changes: userChangesSchema })
    .safeParse({
      email: given.email,
      first_name: given['first-name'] ?? guess.first_name,
      last_name: given['last-name'] ?? guess.last_name,
      changes: {
        plan: given.plan,
        is_staff: given.staff,
        is_superuser: given.superuser,
        permissions: switches(given.permission, given.without),
        flags,
      },
    });
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  const { changes, ...person } = read.data;
  return { person, changes, link: given.link ?? false };
}

const parse = (args: string[]) => parseArgs({ args, options, allowNegative: true }).values;

const switches = (on: readonly string[] = [], off: readonly string[] = []) =>
  on.length + off.length === 0
    ? undefined
    : { ...Object.fromEntries(on.map((one) => [one, true])), ...Object.fromEntries(off.map((one) => [one, false])) };

function report({ user, made, token }: Administered, publicUrl: string): string {
  const role = user.is_superuser ? 'superuser' : user.is_staff ? 'staff' : 'agency user';
  const lines = [`${made ? 'Made' : 'Changed'} ${user.email}: ${role}, plan ${user.plan}.`];
  if (token !== null)
    lines.push(
      `Set the password here, within an hour (the link works once): ${publicUrl}${accountsPaths.resetPassword({ token })}`,
    );
  return lines.join('\n');
}

const sentences = (error: AppError): string =>
  [error.text ?? [], ...Object.values(error.fields)]
    .flat()
    .map((one) => translate('en', one))
    .join('\n');

import { type InvitedLine, inviteUsers } from '@waypost/contract/accounts';
import type { Plan } from '@waypost/contract/plans';
import type { Locale } from '@waypost/i18n/locale';
import { type Answer, call } from '../../../platform/api/call.ts';
import { readLine } from './read-lines.ts';

/** What everybody of one invitation gets. */
export interface Terms {
  readonly plan: Plan;
  readonly locale: Locale;
}

/** One line as it was typed, what was read in it, and what the server made of it. */
export interface SentLine {
  readonly typed: string;
  readonly read: InvitedLine;
  readonly result: Answer<typeof inviteUsers>['results'][number] | undefined;
}

export interface Sent extends Terms {
  readonly lines: readonly SentLine[];
}

/** Invites by lines as somebody typed them, none of them empty. */
export async function sendLines(typed: readonly string[], { plan, locale }: Terms): Promise<SentLine[]> {
  const lines = typed.map(readLine);
  const { results } = await call(inviteUsers, { body: { lines, plan, locale } });
  return lines.map((read, at) => ({ typed: typed[at] ?? '', read, result: results[at] }));
}

import type { InvitedLine, inviteUsers } from '@waypost/contract/accounts';
import type { Answer } from '../../../platform/api/call.ts';

/** What was asked for, and what the server made of it, line by line. */
export interface Sent {
  readonly lines: readonly InvitedLine[];
  readonly results: Answer<typeof inviteUsers>['results'];
}

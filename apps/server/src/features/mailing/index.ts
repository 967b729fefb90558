import { feature } from '../../platform/feature/feature.ts';
import type { MailingDeps } from './deps.ts';
import { readIntakeJob } from './feedback/read-intake-job.ts';
import { registerMailingRoutes } from './routes.ts';

export type { DkimKey } from './building/dkim.ts';
export type { Reader } from './building/shown-pieces.ts';
export type { ContactField, Piece, Slot } from './building/slots.ts';
export type { RunContent, RunLink } from './content.ts';
export type { MailingDeps } from './deps.ts';
export { type Ends, waitingOf } from './run-states.ts';
export { RunUnsendable } from './run-unsendable.ts';
export { pauseRuns, pauseRunsFrom } from './steering/pause-runs.ts';

/** Loaded by who writes what a run says, or shows it. */
export const piecesOfBodies = async () => {
  const [{ escapedFor }, { shownPieces }] = await Promise.all([
    import('./building/slots.ts'),
    import('./building/shown-pieces.ts'),
  ]);
  return { escapedFor, shownPieces };
};

type StartRun = typeof import('./starting/start-run.ts');
/** Loaded when the time of a newsletter has come. */
export const startRun = async (...of: Parameters<StartRun['startRun']>) =>
  (await import('./starting/start-run.ts')).startRun(...of);

/** What a person does with a run; loaded by who does it. */
export const runVerbs = async () => {
  const [{ pauseRun, resumeRun }, { cancelRun }] = await Promise.all([
    import('./steering/steer-run.ts'),
    import('./steering/cancel-run.ts'),
  ]);
  return { pauseRun, resumeRun, cancelRun };
};

/** Loaded by who looks at the links of what was sent. */
export const marksOfDeliveries = () => import('./tokens.ts');

type SetBack = typeof import('./steering/set-back.ts');
/** Loaded when staff answer a hold. */
export const runsSetBack = async (...of: Parameters<SetBack['runsSetBack']>) =>
  (await import('./steering/set-back.ts')).runsSetBack(...of);

type Again = typeof import('./steering/send-again.ts');
/** Loaded when a person wants it. */
export const sendAgain = async (...of: Parameters<Again['sendAgain']>) =>
  (await import('./steering/send-again.ts')).sendAgain(...of);

type Standing = typeof import('./standing.ts');
/** Loaded when staff look. */
export const standingNewsletters = async (...of: Parameters<Standing['standingNewsletters']>) =>
  (await import('./standing.ts')).standingNewsletters(...of);

/** For the demo world. */
export const mailingHistory = () => import('./history/write-run.ts');

/** The API loads this file too, and of the room only what answers recipients, when one asks. */
export const mailing = feature<MailingDeps>({
  routes: registerMailingRoutes,
  ticks: ({ db }) => [
    {
      id: 'mailing.months',
      schedule: '7 4 * * *',
      run: async () => (await import('./tracking/keep-months.ts')).keepMonths(db),
    },
  ],
  jobs: (deps) => [
    {
      ...readIntakeJob,
      apart: 'hosts',
      handle: async (of: { intake: number }) => (await import('./feedback/read-intake.ts')).readIntake(deps, of.intake),
    },
  ],
  worker: async (deps) => (await import('./work-mailing.ts')).workMailing(deps),
  workerLast: true,
  sweeps: async (deps) => (await import('./sweeps.ts')).mailingSweeps(deps),
  leaving: () => ({
    end: async (tx, scopes) => (await import('./steering/leave-mailing.ts')).endMailing(tx, scopes),
    erase: async (tx, id) => (await import('./steering/leave-mailing.ts')).eraseMailing(tx, id),
  }),
  archive: async (deps, userId) => (await import('./archive-mailing.ts')).archiveMailing(deps, userId),
});

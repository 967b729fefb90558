import { configOrExit } from '../with-database.ts';
import { checkDatabase } from './doctor-database.ts';
import { checkNewsletters } from './doctor-newsletters.ts';
import { checkMail, checkNetworks, checkScopes, checkVersions } from './doctor-outside.ts';
import { checkPayments } from './doctor-payments.ts';
import { checkSetup, checkStorage } from './doctor-setup.ts';
import { checkVideoTools } from './doctor-tools.ts';
import type { Finding } from './finding.ts';

const marks = { ok: 'ok  ', note: '    ', warn: 'WARN', fail: 'FAIL' } as const;

/** `npm run doctor`: what is configured, what can be reached, what has expired or is about to. */
export async function doctor(): Promise<void> {
  const config = configOrExit();
  const groups = await Promise.all([
    checkSetup(config),
    checkDatabase(config),
    checkStorage(config),
    checkMail(config),
    checkNewsletters(config),
    checkNetworks(config),
    checkScopes(config),
    checkPayments(config),
    checkVideoTools(config),
    checkVersions(config.meta.graphVersion, Temporal.Now.plainDateISO('UTC')),
  ]);
  const findings = groups.flat();
  console.log(table(findings));
  const failed = findings.filter((finding) => finding.state === 'fail').length;
  const warned = findings.filter((finding) => finding.state === 'warn').length;
  console.log(`\n${failed} to mend, ${warned} to look at.`);
  if (failed > 0) process.exitCode = 1;
}

function table(findings: Finding[]): string {
  const width = Math.max(...findings.map((finding) => finding.subject.length));
  return findings.map(({ state, subject, text }) => `${marks[state]}  ${subject.padEnd(width)}  ${text}`).join('\n');
}

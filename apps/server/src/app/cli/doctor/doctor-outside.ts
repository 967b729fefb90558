import { CHANNELS, networksSharing } from '@waypost/contract/networks';
import type { ConnectionLimit } from '@waypost/contract/profiles';
import { smtpOptions } from '../../../connectors/mail/smtp-options.ts';
import { apiVersions, type RegistrationSettings, registered } from '../../../connectors/social/registrations.ts';
import type { Config } from '../../../platform/config/config.ts';
import { homeHolder } from '../../supervisor/home-lock.ts';
import { type Finding, reason } from './finding.ts';

const patienceMs = 5_000;
/** A new API version needs reading and trying: half a year of notice. */
const noticeDays = 180;

export async function checkMail(config: Config): Promise<Finding[]> {
  const subject = 'mail server';
  const url = config.smtpUrl ?? runningSandbox(config)?.WAYPOST_SANDBOX_SMTP_URL;
  if (!url) return [{ state: 'note', subject, text: 'the sandbox, which is not running now' }];
  return [await checkMailServer(subject, url)];
}

export async function checkMailServer(subject: string, url: string): Promise<Finding> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpOptions(url));
  const { host } = new URL(url);
  try {
    const timeout = AbortSignal.timeout(patienceMs);
    const late = new Promise<never>((_, reject) => {
      timeout.addEventListener('abort', () => reject(new Error(`no answer within ${patienceMs / 1000} s`)));
    });
    await Promise.race([transport.verify(), late]);
    return { state: 'ok', subject, text: `${host} answers and accepts the sign-in` };
  } catch (error) {
    return { state: 'fail', subject, text: `${host}: ${reason(error)}` };
  } finally {
    transport.close();
  }
}

export async function checkNetworks(config: Config): Promise<Finding[]> {
  if (config.mode === 'sandbox') {
    const url = config.sandbox?.url ?? runningSandbox(config)?.WAYPOST_SANDBOX_URL;
    if (!url) return [{ state: 'note', subject: 'networks', text: 'the sandbox, which is not running now' }];
    return [await checkReachable('sandbox', url)];
  }
  const off = (subject: string, names: string): Finding => ({
    state: 'note',
    subject,
    text: `off (${names} are not set)`,
  });
  return Promise.all(
    registered(config).map(({ app, credentials, ready, address }) =>
      ready ? checkReachable(app, address) : off(app, credentials.join(' and ')),
    ),
  );
}

/** Some networks give scopes to apps product by product; what is missing is not offered. */
export function checkScopes(config: Partial<RegistrationSettings>): Finding[] {
  return registered(config).flatMap(({ app, scopes }): Finding[] => {
    if (scopes === null) return [];
    const apps = networksSharing(app);
    const cannot = apps.flatMap((each) =>
      (scopes.cannot(each) ?? ['publishing' as const]).map(
        (limit) => `${LIMITS[limit]}${apps.length > 1 ? ` on ${CHANNELS[each].name}` : ''}`,
      ),
    );
    const text = `${scopes.asked.join(' ')}${cannot.length === 0 ? '' : `; not possible: ${cannot.join(', ')}`}`;
    return [{ state: cannot.length === 0 ? 'ok' : 'note', subject: `${app} scopes`, text }];
  });
}

const LIMITS: Readonly<Record<ConnectionLimit | 'publishing', string>> = {
  publishing: 'publishing',
  comments: 'first comments',
  figures: 'figures',
  own_profile: 'posts of members',
  company_pages: 'posts of organizations',
  profile_figures: 'figures of members',
  company_reading: 'reading back what an organization posted',
  company_figures: 'figures of organizations',
};

/** Any answer will do: it proves name, route and certificate, and spends no quota. */
async function checkReachable(subject: string, url: string): Promise<Finding> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    return { state: 'ok', subject, text: `${url} answers` };
  } catch (error) {
    return { state: 'fail', subject, text: `${url}: ${reason(error)}` };
  }
}

export function checkVersions(graphVersion: string, today: Temporal.PlainDate, versions = apiVersions): Finding[] {
  const findings = versions.map(({ network, version, sunset }): Finding => {
    const subject = `${network} API`;
    if (sunset === null) return { state: 'ok', subject, text: `${version}, no end announced` };
    const days = today.until(Temporal.PlainDate.from(sunset)).days;
    if (days < 0) return { state: 'fail', subject, text: `${version} was switched off on ${sunset}: update Waypost` };
    return {
      state: days < noticeDays ? 'warn' : 'ok',
      subject,
      text: `${version}, answers until ${sunset} (${days} days)`,
    };
  });
  const known = versions.some(({ version }) => version === graphVersion);
  if (known) return findings;
  const text = `META_GRAPH_VERSION is ${graphVersion}, which Waypost was not made for`;
  return [...findings, { state: 'warn', subject: 'facebook API', text }];
}

function runningSandbox(config: Config): Record<string, string> | undefined {
  return config.mode === 'sandbox' ? homeHolder(config.home)?.sandbox : undefined;
}

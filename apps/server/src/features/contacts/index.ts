import { feature } from '../../platform/feature/feature.ts';
import type { ContactDeps } from './deps.ts';
import { contactsExported } from './emails/contacts-exported.ts';
import { contactsImported } from './emails/contacts-imported.ts';
import { exportJob } from './exporting/export-store.ts';
import { importJob } from './importing/import-store.ts';
import { registerContactRoutes } from './routes.ts';
import { removeFileJob } from './tables/remove-file.ts';

export { addressKey } from './address.ts';
export { addConsent, type GivenConsent } from './consent/add-consent.ts';
export {
  countSoftBounce,
  forgiveSoftBounces,
  markUndeliverable,
  type OptOut,
  optOut,
} from './consent/opt-out.ts';
export { isSuppressed, mayReceive, suppressedSql } from './consent/suppressions.ts';
export { consentOf, isOptedOut, takeBackOptOut } from './consent/take-back.ts';
export type { ContactDeps } from './deps.ts';
export { addressHash, sealedPepper } from './pepper.ts';

/** Workbooks and tables of people, for other rooms too; loaded by who writes one. */
export const contactTables = () => import('./tables/index.ts');
export type { Sheet } from './tables/write-workbook.ts';

/** For the demo world. */
export const contactHistory = () => import('./history/write-contacts.ts');

export const contacts = feature<ContactDeps>({
  routes: registerContactRoutes,
  jobs: (deps) => [
    {
      ...importJob,
      handle: async (of: { import: number; turn: number }) =>
        (await import('./importing/verbs.ts')).runImport(deps, of),
    },
    {
      ...exportJob,
      handle: async (of: { export: number }) => (await import('./exporting/verbs.ts')).makeExport(deps, of.export),
    },
    {
      ...removeFileJob,
      handle: async ({ keys }: { keys: string[] }) => (await import('./tables/remove-file.ts')).removeFiles(deps, keys),
    },
  ],
  ticks: (deps) => [
    {
      id: 'contacts.tidy',
      schedule: '41 * * * *',
      run: async () => (await import('./tidy-contacts.ts')).tidyContacts(deps),
    },
    {
      id: 'contacts.consent',
      schedule: '17 * * * *',
      run: async () => (await import('./consent/expire-consent.ts')).expireConsent(deps),
    },
  ],
  mails: [contactsImported, contactsExported],
  leaving: () => ({
    erase: async (tx, profileId) => (await import('./erase-contacts.ts')).eraseContacts(tx, profileId),
  }),
  archive: async (deps, userId) => (await import('./archive-contacts.ts')).archiveContacts(deps, userId),
});

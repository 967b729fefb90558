import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import { locales, type Messages, messagesOf } from '@waypost/i18n';
import { expect, test } from 'vitest';
import { translate } from '../../platform/errors/index.ts';
import { networkReason } from './reason.ts';

type Shared = keyof Messages['connections']['shared_reasons'];
const shared = Object.keys(messagesOf('en').connections.shared_reasons) as Shared[];

test('A shared cause is said with the name of its network', () => {
  const said = networkReason('li_no_answer');
  expect(said && translate('fr', said)).toBe('LinkedIn n’a pas répondu.');
  const again = said && { ...said, values: { ...said.values, again: 'yes' } };
  expect(again && translate('fr', again)).toBe('LinkedIn n’a pas répondu. Nous réessaierons automatiquement.');
  expect(networkReason('xx_no_answer')).toBeNull();
  expect(networkReason('li_nonsense')).toBeNull();
});

test.each(SOCIAL_APPS)('%s repeats no sentence that all networks share', (app) => {
  const { reasonPrefix, name } = CHANNELS[app];
  const repeated = shared.filter((cause) =>
    locales.every((locale) => {
      const own: Readonly<Record<string, string>> = messagesOf(locale).connections.reasons;
      const said = translate(locale, {
        key: `connections.shared_reasons.${cause}`,
        values: { network: name, again: 'no' },
      });
      return own[`${reasonPrefix}_${cause}`] === said;
    }),
  );
  expect(repeated).toEqual([]);
});

import { UnstyledButton } from '@mantine/core';
import type { App } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { NetworkGlyph } from '../marks/network-icon.tsx';
import { MARKS } from '../marks/networks/marks.ts';
import { useChannelName } from '../marks/use-channel-name.ts';
import classes from './calendar.module.css';

interface Props {
  readonly visible: readonly App[];
  readonly chosen: readonly App[];
  readonly onChoose: (apps: readonly App[]) => void;
}

/** Each channel on or off, in the order of the tabs. */
export function NetworkToggles({ visible, chosen, onChoose }: Props) {
  const t = useTranslations('ui.calendar');
  const channelName = useChannelName();
  const toggle = (app: App) =>
    onChoose(visible.filter((one) => (one === app ? !chosen.includes(app) : chosen.includes(one))));
  return (
    <fieldset className={classes.networks} aria-label={t('networks')}>
      {visible.map((app) => (
        <UnstyledButton
          key={app}
          className={`${classes.network} ${MARKS[app].colours}`}
          aria-pressed={chosen.includes(app)}
          onClick={() => toggle(app)}
        >
          <NetworkGlyph app={app} />
          {channelName(app)}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

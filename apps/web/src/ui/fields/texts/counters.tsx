import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { publishedText, type TextSettings } from '@waypost/contract/posts';
import { NetworkChip } from '../../marks/network-icon.tsx';
import classes from './char-counter.module.css';
import { CharCounter } from './char-counter.tsx';

interface Props {
  readonly message: string;
  readonly apps: readonly SocialApp[];
  readonly signature: TextSettings | null;
}

/** How much of each network's limit is used, signature included, because that is what the network counts. */
export function Counters({ message, apps, signature }: Props) {
  return (
    <div className={classes.each}>
      {apps.map((app) => (
        <span key={app} className={classes.one}>
          {apps.length > 1 && <NetworkChip app={app} size={20} labelled />}
          <CharCounter text={publishedText(message, app, signature)} limit={CHANNELS[app].text.limit} app={app} />
        </span>
      ))}
    </div>
  );
}

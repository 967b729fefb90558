import { type App, CHANNELS, isSocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useHasPro } from '../../../platform/session/use-session.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { UpgradeModal } from '../../connections/index.ts';
import type { Item } from '../items.ts';
import type { HourProps } from './hour-dialog.tsx';

const HourDialog = loadAgain<HourProps>(() => import('./hour-dialog.tsx'));
const MoveDialog = loadAgain(() =>
  withWords(['calendar', 'posts/details', 'posts/sending'], () => import('./move-dialog.tsx')),
);

/** What a click, a drag or a menu leads to. */
export type Asking =
  | { readonly upgrade: true }
  | { readonly feed: true }
  | { readonly connect: App }
  | { readonly move: Item }
  /** When it begins. */
  | { readonly hour: string };

const ConnectDialog = loadAgain(() => withWords(['calendar'], () => import('./connect-dialog.tsx')));
const FeedDialog = loadAgain(() => withWords(['calendar'], () => import('./feed-dialog.tsx')));
export const UPGRADE: Asking = { upgrade: true };

interface Props extends Omit<HourProps, 'at'> {
  readonly asking: Asking;
}

export function Asked({ asking, onClose, ...hour }: Props) {
  const t = useTranslations('calendar');
  const pro = useHasPro();
  if ('move' in asking) return <MoveDialog item={asking.move} onClose={onClose} />;
  if ('upgrade' in asking) return <UpgradeModal opened onClose={onClose} text={t('upgrade')} />;
  if ('feed' in asking) return <FeedDialog onClose={onClose} />;
  if ('hour' in asking) return <HourDialog at={asking.hour} onClose={onClose} {...hour} />;
  const app = asking.connect;
  // What a plan lacks is told as on the connections page (CONN-021).
  if (!pro && isSocialApp(app) && CHANNELS[app].proOnly) return <UpgradeModal opened onClose={onClose} />;
  return <ConnectDialog app={app} onClose={onClose} />;
}

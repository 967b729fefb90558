import { Button, Menu } from '@mantine/core';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { Slot, SlotSettings } from '@waypost/contract/slots';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { useSaveSlots, useSlots } from './api.ts';

interface Props {
  readonly app: SocialApp;
  /** Null: the suggested ones, which each network has of its own. */
  readonly slots: readonly Slot[] | null;
}

/** The same week on another connected network; what it had comes back with one press. */
export function CopyToNetworks({ app, slots }: Props) {
  const t = useTranslations('slots');
  const { applications } = useProfile();
  const save = useSaveSlots();
  const { data = [] } = useSlots();
  const others = SOCIAL_APPS.filter((other) => other !== app && applications[other].installed);
  const back = useAction<SlotSettings>({ run: save, success: t('week.undone') });
  const copy = useAction<SlotSettings, SlotSettings>({
    run: (other) => save({ ...other, slots: slots && [...slots] }),
    success: false,
    onSuccess: (saved, before) =>
      toast.success({
        title: t('copy.done', { app: CHANNELS[before.app].name }),
        message: t('copy.replaced'),
        below: (close) => (
          <Button
            size="xs"
            variant="default"
            mt="xs"
            display="block"
            onClick={() => {
              close();
              back.run({ ...before, version: saved.version });
            }}
          >
            {t('week.undo')}
          </Button>
        ),
      }),
  });
  if (slots === null || slots.length === 0 || others.length === 0) return null;
  return (
    <Menu position="top-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="default" disabled={copy.pending}>
          {t('copy.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((other) => {
          const settings = data.find((one) => one.app === other);
          return (
            <Menu.Item
              key={other}
              leftSection={<NetworkGlyph app={other} size={16} />}
              disabled={settings === undefined}
              onClick={() => settings && copy.run(settings)}
            >
              {t('copy.to', { app: CHANNELS[other].name })}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

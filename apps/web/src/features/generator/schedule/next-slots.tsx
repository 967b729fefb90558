import { Button, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { connectionsPaths } from '../../connections/paths.ts';
import { useNextSlots } from '../../slots/index.ts';
import classes from '../composer.module.css';
import { type DraftContent, timeFor } from '../draft/draft-content.ts';

interface Props {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
}

/** The next free slot of each chosen network, with one press; below it, when each of them gets the post. Loaded by composer-form.tsx. */
export default function NextSlots({ content, onChange }: Props) {
  const t = useTranslations('slots.next');
  const formats = useFormats();
  const { slug } = useProfile();
  const { applications: apps, slotByApp } = content;
  const slots = useNextSlots(apps);
  const [without, setWithout] = useState<readonly SocialApp[]>([]);
  const [failed, setFailed] = useState(false);
  if (apps.length === 0) return null;
  const take = async () => {
    // As it is now: another composer may have been faster.
    const { data: found = [], isError } = await slots.refetch();
    setFailed(isError);
    if (isError) return;
    const taken = found.flatMap(({ app, at }) => (at === null ? [] : [[app, at] as const]));
    setWithout(found.filter(({ at }) => at === null).map(({ app }) => app));
    const [first] = taken.map(([, at]) => at).sort();
    if (first !== undefined) onChange({ fireAt: first, slotByApp: Object.fromEntries(taken) });
  };
  const chosen = apps.filter((app) => slotByApp[app] !== undefined);
  const none = without.filter((app) => apps.includes(app));
  return (
    <div className={classes.slots}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconCalendarTime size={16} stroke={1.7} />}
        loading={slots.isRefetching}
        onClick={() => void take()}
      >
        {t('take', { count: apps.length })}
      </Button>
      {chosen.length > 0 && apps.length > 1 && (
        <ul className={classes.slotTimes} aria-label={t('times')}>
          {apps.map((app) => (
            <li key={app}>
              <NetworkGlyph app={app} size={16} />
              {t('one', { app: CHANNELS[app].name, when: formats.dateTime(timeFor(content, app) ?? '') })}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {failed && <Text size="sm">{t('failed')}</Text>}
        {none.map((app) => (
          <Text key={app} size="sm" c="dimmed">
            {t('none', { app: CHANNELS[app].name })}{' '}
            <LinkAnchor to={connectionsPaths.settings({ slug, app })} size="sm">
              {t('settings')}
            </LinkAnchor>
          </Text>
        ))}
      </div>
    </div>
  );
}

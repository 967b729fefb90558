import { ActionIcon, Anchor, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listTutorialVideos } from '@waypost/contract/guides';
import type { SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { HtmlText } from '../../ui/html-text.tsx';
import { Player } from './player.tsx';
import classes from './tutorial.module.css';

/** 'Watch a Quick Tutorial', with what is to be known beside it (ONBOARD-009 to 012, CONN-048). All cards share one read. */
export default function Tutorial({ app, connected }: { readonly app: SocialApp; readonly connected: boolean }) {
  const t = useTranslations('guides.viewer');
  const { data } = useQuery({
    queryKey: ['tutorial-videos'],
    queryFn: ({ signal }) => call(listTutorialVideos, {}, { signal }),
    meta: { kind: 'silent' },
  });
  const [playing, play] = useDisclosure(false);
  const found = data?.results.find(
    ({ application, show_when_connected }) => application === app && (!connected || show_when_connected),
  );
  if (!found) return null;
  const { title, video, thumbnail, additional_info: info } = found;
  return (
    <span className={classes.tutorial}>
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-haspopup="dialog"
        className={classes.link}
        onClick={play.open}
      >
        <IconPlayerPlay size={16} stroke={1.7} aria-hidden="true" />
        {t('tutorial')}
      </Anchor>
      {info && (
        <Popover width={300} position="bottom-start" withArrow trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('info')}>
              <IconInfoCircle size={18} stroke={1.7} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('info')}>
            <HtmlText html={info} />
          </Popover.Dropdown>
        </Popover>
      )}
      {playing && (
        <Player title={title} video={video} poster={thumbnail} onClose={play.close}>
          {info && <HtmlText html={info} />}
        </Player>
      )}
    </span>
  );
}

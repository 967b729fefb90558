import { Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHasPro } from '../../platform/session/use-session.ts';
import { Player } from './player.tsx';
import classes from './tutorial.module.css';
import { useMembershipVideo } from './use-membership-videos.ts';

/** What PRO brings, and to those who have it how it is set up (BILL-030, BILL-031, WIDGET-008); nothing where there is no such video. */
export default function PlanVideo() {
  const t = useTranslations('guides.viewer');
  const kind = useHasPro() ? 'plan_setup' : 'plan';
  const { found } = useMembershipVideo(kind);
  const [playing, play] = useDisclosure(false);
  if (!found) return null;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-haspopup="dialog"
        className={classes.link}
        onClick={play.open}
      >
        <IconPlayerPlay size={16} stroke={1.7} aria-hidden="true" />
        {t(kind === 'plan_setup' ? 'setup' : 'learn')}
      </Anchor>
      {playing && <Player title={found.title} video={found.video} poster={found.thumbnail} onClose={play.close} />}
    </>
  );
}

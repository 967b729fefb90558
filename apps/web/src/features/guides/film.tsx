import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMovie, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './film.module.css';
import { useMembershipVideo } from './use-membership-videos.ts';

/** The film of the page of memberships, in its place (BILL-009); its file is asked for by a click. */
export default function Film() {
  const t = useTranslations('guides.viewer');
  const [playing, play] = useDisclosure(false);
  const found = useMembershipVideo('membership');
  if (!found) return null;
  const { title, video, thumbnail } = found;
  return (
    <SectionCard title={title}>
      {playing && video !== null ? (
        <video
          className={classes.film}
          aria-label={title}
          controls
          playsInline
          autoPlay
          // The button that was pressed is gone.
          ref={(element) => element?.focus()}
          src={video}
          poster={thumbnail ?? undefined}
        >
          <track kind="captions" />
        </video>
      ) : (
        <UnstyledButton
          className={classes.film}
          aria-label={t('watch', { title })}
          disabled={video === null}
          onClick={play.open}
        >
          {thumbnail ? <img src={thumbnail} alt="" /> : <IconMovie size={40} stroke={1.4} aria-hidden="true" />}
          {video !== null && (
            <span className={classes.play}>
              <IconPlayerPlay size={28} stroke={1.7} aria-hidden="true" />
            </span>
          )}
        </UnstyledButton>
      )}
      {video === null && <p role="status">{t('notReady')}</p>}
    </SectionCard>
  );
}

import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './film.module.css';
import { FilmFrame } from './film-frame.tsx';
import { useMembershipVideo } from './use-membership-videos.ts';

/** The film of the page of memberships, in its place (BILL-009); its file is asked for by a click. */
export default function Film() {
  const t = useTranslations('guides.viewer');
  const [playing, play] = useDisclosure(false);
  const { found } = useMembershipVideo('membership');
  if (!found) return null;
  const { title, video, thumbnail } = found;
  return (
    <SectionCard title={title}>
      <div className={classes.film}>
        {playing && video !== null ? (
          <video
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
          <FilmFrame label={t('watch', { title })} picture={thumbnail} onPlay={video === null ? null : play.open} />
        )}
      </div>
      {video === null && <p role="status">{t('notReady')}</p>}
    </SectionCard>
  );
}

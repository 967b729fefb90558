import { Button, Text } from '@mantine/core';
import { IconHeart, IconMessageCircle, IconPlayerPlay, IconPlayerStop, IconSend } from '@tabler/icons-react';
import type { BusinessCard } from '@waypost/contract/branding';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Scene } from '../scene.tsx';
import { EndCard } from './end-card.tsx';
import classes from './reel-preview.module.css';

interface Props {
  readonly card: BusinessCard;
  readonly picture: string | null;
}

/** What comes before the card is only hinted at. */
const REEL_MS = 2_000;

/** A reel on a phone: it shows its end card, and plays up to it when it is asked to. */
export function ReelPreview({ card, picture }: Props) {
  const t = useTranslations('branding.preview');
  const seconds = card.banner_branding_duration;
  const [part, setPart] = useState<'reel' | 'card' | null>(null);
  useEffect(() => {
    if (part === null) return;
    const timer = setTimeout(
      () => setPart(part === 'reel' ? 'card' : null),
      part === 'reel' ? REEL_MS : seconds * 1_000,
    );
    return () => clearTimeout(timer);
  }, [part, seconds]);
  const { photo_url: _, ...texts } = card.card;
  const said = t('card', { texts: Object.values(texts).filter(Boolean).join(', ') });
  return (
    <section className={classes.preview} aria-label={t('title')}>
      <div className={classes.phone} role="img" aria-label={part === 'reel' ? t('reel') : said}>
        {part === 'reel' ? <Scene /> : <EndCard card={card} picture={picture} />}
        <span className={classes.bars}>
          <i data-playing={part === 'reel'} data-over={part !== 'reel'} style={{ flexGrow: 3 }}>
            <b style={{ animationDuration: `${REEL_MS}ms` }} />
          </i>
          <i data-playing={part === 'card'} data-over={part === null}>
            <b style={{ animationDuration: `${seconds}s` }} />
          </i>
        </span>
        {part === 'reel' && (
          <span className={classes.over}>
            <IconHeart size={22} stroke={1.7} />
            <IconMessageCircle size={22} stroke={1.7} />
            <IconSend size={22} stroke={1.7} />
          </span>
        )}
      </div>
      <Button
        variant="default"
        leftSection={part === null ? <IconPlayerPlay size={16} /> : <IconPlayerStop size={16} />}
        onClick={() => setPart(part === null ? 'reel' : null)}
      >
        {t(part === null ? 'play' : 'stop')}
      </Button>
      <Text size="xs" c="dimmed" ta="center">
        {t('playing', { seconds })}
      </Text>
    </section>
  );
}

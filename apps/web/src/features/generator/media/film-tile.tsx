import { ActionIcon, Progress } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FilmMark, filmLength } from '../../media/index.ts';
import type { DraftMedium } from '../draft/draft-content.ts';
import classes from './media-strip.module.css';
import type { FilmState } from './use-film-state.ts';

interface Props {
  readonly film: DraftMedium;
  readonly state: FilmState | null;
  readonly onRemove: () => void;
}

/** The film of the post: its picture, its length, and how far the file for the networks is. */
export function FilmTile({ film, state, onRemove }: Props) {
  const t = useTranslations('media.film');
  const length = filmLength(film.seconds ?? 0);
  return (
    <li className={classes.tile} data-film>
      <img src={film.thumbnail} alt={t('label', { length })} className={classes.tileImage} />
      {state?.state === 'waiting' && (
        <div className={classes.tileProgress} role="status">
          <span>{t('preparingPercent', { percent: state.progress })}</span>
          <Progress size={4} value={Math.max(3, state.progress)} aria-label={t('preparing')} />
        </div>
      )}
      {state?.state === 'ready' && (
        <span aria-hidden="true">
          <FilmMark at="start">{length}</FilmMark>
        </span>
      )}
      {(state?.state === 'failed' || state?.state === 'gone') && (
        <div className={classes.tileFailed} role="alert">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          <span>{state.reason ?? t(state.state === 'gone' ? 'gone' : 'unusable')}</span>
        </div>
      )}
      <ActionIcon size={30} variant="default" className={classes.tileBin} aria-label={t('remove')} onClick={onRemove}>
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}

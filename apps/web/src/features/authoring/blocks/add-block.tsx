import { UnstyledButton } from '@mantine/core';
import { BLOCK_TYPES, BLOCKS_MAX, type BlockType } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { BLOCK_ICONS } from './block-kinds.ts';
import classes from './blocks.module.css';

interface Props {
  readonly full: boolean;
  readonly empty: boolean;
  readonly onAdd: (type: BlockType) => void;
}

/** What a newsletter can be made of, behind the block that is open or at the end. */
export function AddBlock({ full, empty, onAdd }: Props) {
  const t = useTranslations('authoring.blocks');
  const kinds = useTranslations('authoring.kinds');
  if (full) return <p className={classes.full}>{t('full', { most: BLOCKS_MAX })}</p>;
  return (
    <section className={classes.add} aria-label={t('add')}>
      <p className={classes.addTitle}>{t(empty ? 'addFirst' : 'add')}</p>
      <div className={classes.palette}>
        {BLOCK_TYPES.map((type, at) => {
          const Mark = BLOCK_ICONS[type];
          return (
            <UnstyledButton
              key={type}
              className={classes.piece}
              data-adds={at === 0 || undefined}
              onClick={() => onAdd(type)}
            >
              <Mark size={20} stroke={1.6} aria-hidden="true" />
              {kinds(type)}
            </UnstyledButton>
          );
        })}
      </div>
    </section>
  );
}

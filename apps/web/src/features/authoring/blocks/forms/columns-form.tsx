import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type BlockOf, COLUMN_BLOCKS_MAX, SIMPLE_BLOCKS, type SimpleBlock } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { moved, replaced, without } from '../arrange.ts';
import { BLOCK_ICONS } from '../block-kinds.ts';
import { makeBlock } from '../make-block.ts';
import { COLUMNS } from '../summary.tsx';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';
import { SimpleForm } from './simple-form.tsx';

const COUNTS = [2, 3];

/** Blocks beside each other. Fewer columns put what stood in the last one below the one before it. */
export function ColumnsForm({ block, onChange }: FormProps<BlockOf<'columns'>>) {
  const t = useTranslations('authoring.form');
  const { columns } = block;
  const count = (wanted: number) => {
    if (wanted === columns.length) return;
    const [first, second, third] = columns.map(({ blocks }) => blocks);
    if (wanted === 3) onChange({ ...block, columns: [...columns, { blocks: [] }] }, null);
    else
      onChange(
        {
          ...block,
          columns: [
            { blocks: first ?? [] },
            { blocks: [...(second ?? []), ...(third ?? [])].slice(0, COLUMN_BLOCKS_MAX) },
          ],
        },
        null,
      );
  };
  return (
    <div className={classes.form}>
      <SegmentedControl
        className={classes.short}
        size="xs"
        aria-label={t('columns')}
        data={COUNTS.map((value) => ({ value: String(value), label: t('columnCount', { count: value }) }))}
        value={String(columns.length)}
        onChange={(value) => count(Number(value))}
      />
      {columns.map(({ blocks }, at) => (
        <Column
          key={COLUMNS[at]}
          at={at}
          blocks={blocks}
          onChange={(next, field) => onChange({ ...block, columns: columns.with(at, { blocks: [...next] }) }, field)}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly at: number;
  readonly blocks: readonly SimpleBlock[];
  readonly onChange: (blocks: readonly SimpleBlock[], field: string | null) => void;
}

function Column({ at, blocks, onChange }: ColumnProps) {
  const t = useTranslations('authoring.form');
  const kinds = useTranslations('authoring.kinds');
  return (
    <fieldset className={classes.column}>
      <legend className={classes.legend}>{t('column', { number: at + 1 })}</legend>
      {blocks.map((block, place) => (
        <section key={block.id} className={classes.inside} data-block={block.id} aria-label={kinds(block.type)}>
          <InsideHead
            block={block}
            place={place}
            of={blocks.length}
            onMove={(by) => onChange(moved(blocks, place, place + by), null)}
            onDelete={() => onChange(without(blocks, block.id), null)}
          />
          <SimpleForm
            block={block}
            onChange={(next, field) => onChange(replaced(blocks, next), field && `${block.id}.${field}`)}
          />
        </section>
      ))}
      {blocks.length < COLUMN_BLOCKS_MAX && (
        <Group gap={6}>
          {SIMPLE_BLOCKS.map((type) => {
            const Mark = BLOCK_ICONS[type];
            return (
              <Button
                key={type}
                size="compact-sm"
                variant="default"
                leftSection={<Mark size={15} stroke={1.7} />}
                aria-label={t('addTo', { kind: kinds(type), number: at + 1 })}
                onClick={() => onChange([...blocks, makeBlock(type)], null)}
              >
                {kinds(type)}
              </Button>
            );
          })}
        </Group>
      )}
    </fieldset>
  );
}

interface HeadProps {
  readonly block: SimpleBlock;
  readonly place: number;
  readonly of: number;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDelete: () => void;
}

function InsideHead({ block, place, of, onMove, onDelete }: HeadProps) {
  const t = useTranslations('authoring.blocks');
  const kinds = useTranslations('authoring.kinds');
  const name = { kind: kinds(block.type), place: place + 1 };
  const Mark = BLOCK_ICONS[block.type];
  return (
    <div className={classes.insideHead}>
      <Mark size={16} stroke={1.7} aria-hidden="true" />
      <span className={classes.grow}>{kinds(block.type)}</span>
      <ActionIcon size={28} aria-label={t('up', name)} disabled={place === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={28} aria-label={t('down', name)} disabled={place === of - 1} onClick={() => onMove(1)}>
        <IconArrowDown size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={28} aria-label={t('delete', name)} onClick={onDelete}>
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}

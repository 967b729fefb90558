import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { Block } from '@waypost/contract/newsletters';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { BLOCK_ICONS } from './block-kinds.ts';
import classes from './blocks.module.css';
import { FormOf } from './forms/form-of.tsx';
import { Summary } from './summary.tsx';
import { useWriter } from './writer.ts';

interface Props {
  readonly block: Block;
  readonly at: number;
  readonly of: number;
  readonly opened: boolean;
  /** No further block fits in. */
  readonly full: boolean;
  readonly onOpen: () => void;
  readonly onChange: (block: Block, field: string | null) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A block as it will look; opened, its fields. */
export function BlockCard({ block, at, of, opened, onOpen, onChange, ...verbs }: Props) {
  const t = useTranslations('authoring.blocks');
  const kinds = useTranslations('authoring.kinds');
  const { readOnly, checks } = useWriter();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: block.id,
  });
  const kind = kinds(block.type);
  const Mark = BLOCK_ICONS[block.type];
  const name = { kind, place: at + 1 };
  const amiss = checks.some((check) => check.block === block.id && check.severity === 'error');
  // With Alt, arrows move the block.
  const step = (event: KeyboardEvent) => {
    const by = event.altKey && !readOnly ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    verbs.onMove(by);
  };
  return (
    <li
      ref={setNodeRef}
      className={classes.block}
      data-block={block.id}
      data-opened={opened || undefined}
      data-dragging={isDragging || undefined}
      data-amiss={amiss || undefined}
      aria-label={t('place', { kind, place: at + 1, count: of })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.head}>
        {!readOnly && (
          <ActionIcon
            ref={setActivatorNodeRef}
            size={30}
            className={classes.handle}
            {...attributes}
            {...listeners}
            aria-label={t('drag', name)}
          >
            <IconGripVertical size={17} stroke={1.7} />
          </ActionIcon>
        )}
        <UnstyledButton
          className={classes.opener}
          aria-expanded={opened}
          aria-label={t(readOnly ? 'look' : 'edit', name)}
          data-opens
          onClick={onOpen}
          onKeyDown={step}
        >
          <Mark size={17} stroke={1.7} aria-hidden="true" />
          <span className={classes.kind}>{kind}</span>
          {!readOnly && <IconChevronDown size={16} stroke={1.7} className={classes.chevron} aria-hidden="true" />}
        </UnstyledButton>
        {!readOnly && <Verbs name={name} at={at} of={of} {...verbs} />}
      </div>
      {opened && !readOnly ? (
        <div className={classes.fields} data-fields>
          <FormOf block={block} onChange={onChange} />
        </div>
      ) : (
        <div className={classes.look} inert aria-hidden="true">
          <Summary block={block} />
        </div>
      )}
    </li>
  );
}

type VerbProps = Pick<Props, 'at' | 'of' | 'full' | 'onMove' | 'onDuplicate' | 'onDelete'> & {
  readonly name: { readonly kind: string; readonly place: number };
};

function Verbs({ name, at, of, full, onMove, onDuplicate, onDelete }: VerbProps) {
  const t = useTranslations('authoring.blocks');
  return (
    <span className={classes.verbs}>
      <ActionIcon size={30} aria-label={t('up', name)} disabled={at === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={t('down', name)} disabled={at === of - 1} onClick={() => onMove(1)}>
        <IconArrowDown size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={t('duplicate', name)} disabled={full} onClick={onDuplicate}>
        <IconCopy size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={t('delete', name)} onClick={onDelete}>
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </span>
  );
}

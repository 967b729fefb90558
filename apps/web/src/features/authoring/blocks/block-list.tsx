import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MeasuringStrategy,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Block } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyOfBlock } from '../draft/campaign-content.ts';
import { AddBlock } from './add-block.tsx';
import { inserted, moved, replaced, without } from './arrange.ts';
import { BlockCard } from './block-card.tsx';
import classes from './blocks.module.css';
import { enterBlock, focusBlock } from './focus-block.ts';
import { makeBlock } from './make-block.ts';
import { nearestBlock } from './nearest-block.ts';
import { useWriter } from './writer.ts';

interface Props {
  readonly blocks: readonly Block[];
  readonly opened: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onChange: (blocks: readonly Block[], field: string | null) => void;
  readonly most: number;
}

/** Blocks stand below each other and move nowhere else. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** A click on the handle is no drag. */
const FROM_PX = 5;

/** The blocks in their order: moved by dragging, by keys on the handle, or by their arrows; what moved is said. Loaded by lazy-parts.tsx. */
export default function BlockList({ blocks, opened, onOpen, onChange, most }: Props) {
  const t = useTranslations('authoring.blocks');
  const { readOnly } = useWriter();
  const [told, tell] = useState('');
  const words = useBlockWords(blocks);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    const next = moved(blocks, from, to);
    if (next === blocks) return;
    onChange(next, null);
    const name = words.kindAt(from);
    tell(t('moved', { kind: name, place: to + 1, count: blocks.length }));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(words.placeOf(active.id), words.placeOf(over.id));
  };
  const add = (block: Block, after: string | null) => {
    onChange(inserted(blocks, block, after), null);
    onOpen(block.id);
    enterBlock(block.id);
  };
  const remove = (at: number) => {
    const block = blocks[at];
    if (!block) return;
    tell(t('deleted', { kind: words.kindAt(at) }));
    onChange(without(blocks, block.id), null);
    // The button goes with its block; the focus goes on to the one that takes its place.
    focusBlock(blocks[at + 1]?.id ?? blocks[at - 1]?.id ?? null);
  };
  const full = blocks.length >= most;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestBlock}
      modifiers={[upAndDown]}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        announcements: words.announcements,
        screenReaderInstructions: { draggable: t('instructions') },
      }}
      onDragEnd={dropped}
    >
      <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={readOnly}>
        <ol className={classes.list}>
          {blocks.map((block, at) => (
            <BlockCard
              key={block.id}
              block={block}
              at={at}
              of={blocks.length}
              opened={opened === block.id}
              full={full}
              onOpen={() => onOpen(opened === block.id ? null : block.id)}
              onChange={(next, field) => onChange(replaced(blocks, next), field && `${block.id}.${field}`)}
              onMove={(by) => move(at, at + by)}
              onDuplicate={() => add(copyOfBlock(block), block.id)}
              onDelete={() => remove(at)}
            />
          ))}
        </ol>
      </SortableContext>
      {!readOnly && <AddBlock full={full} empty={blocks.length === 0} onAdd={(type) => add(makeBlock(type), opened)} />}
      <span className={classes.spoken} role="status">
        {told}
      </span>
    </DndContext>
  );
}

/** What is said while a block is carried. */
function useBlockWords(blocks: readonly Block[]) {
  const t = useTranslations('authoring.blocks');
  const kinds = useTranslations('authoring.kinds');
  const placeOf = (id: string | number) => blocks.findIndex((block) => block.id === id);
  const kindAt = (at: number) => kinds(blocks[at]?.type ?? 'text');
  const say = (key: 'carried' | 'over' | 'dropped' | 'putBack', id: string | number, to: string | number = id) =>
    t(key, { kind: kindAt(placeOf(id)), place: placeOf(to) + 1, count: blocks.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('carried', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say(over ? 'dropped' : 'putBack', active.id, over?.id),
    onDragCancel: ({ active }) => say('putBack', active.id),
  };
  return { placeOf, kindAt, announcements };
}

import { type ClientRect, type CollisionDetection, closestCenter } from '@dnd-kit/core';

type Given = Parameters<CollisionDetection>[0];

/**
 * Above which block another one is held. Blocks are of very different heights: by their centres, which is the usual way, a tall one
 * would hardly ever leave its place. Under a pointer it is the block that the pointer is at; by keys, which put it edge to edge with
 * the next one, the block whose edge it shares.
 */
export const nearestBlock: CollisionDetection = (given) => {
  const at = given.pointerCoordinates?.y;
  const { top, bottom } = given.collisionRect;
  const found = sorted(given, (rect) =>
    at === undefined
      ? Math.min(Math.abs(rect.top - top), Math.abs(rect.bottom - bottom))
      : Math.max(rect.top - at, at - rect.bottom, 0),
  );
  return found.length === 0 ? closestCenter(given) : found;
};

const sorted = ({ droppableContainers, droppableRects }: Given, distance: (rect: ClientRect) => number) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      return rect ? [{ id: droppableContainer.id, data: { droppableContainer, value: distance(rect) } }] : [];
    })
    .sort((a, b) => a.data.value - b.data.value);

import type { Entity } from './entities.ts';

const isObject = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean => !isObject(value) && !Array.isArray(value);
const scalars = (entity: Entity): Entity =>
  Object.fromEntries(Object.entries(entity).filter(([, value]) => isFlat(value)));

type Tree = { all: boolean; children: Map<string, Tree> };
const leaf = (): Tree => ({ all: false, children: new Map() });

function parse(fields: string): Tree {
  const root = leaf();
  for (const path of fields.split(',')) {
    let at = root;
    for (const name of path.trim().split('.')) {
      if (name === '*') at.all = true;
      else {
        const next = at.children.get(name) ?? leaf();
        at.children.set(name, next);
        at = next;
      }
    }
  }
  return root;
}

function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((each) => pick(each, tree));
  if (!isObject(value)) return value;
  const out: Entity = tree.all ? scalars(value) : {};
  // A child that is named without fields of its own comes with its plain ones.
  if (!tree.all && tree.children.size === 0) return scalars(value);
  for (const [name, below] of tree.children) if (name in value) out[name] = pick(value[name], below);
  return out;
}

/** Root and immediate children, these without what they hold: what comes where no fields are named. */
function shallow(entity: Entity): Entity {
  const child = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => (isObject(each) ? scalars(each) : each));
    return isObject(value) ? scalars(value) : value;
  };
  return Object.fromEntries(Object.entries(entity).map(([name, value]) => [name, child(value)]));
}

/** `fields=Uid,Name,CurrentSubscription.Plan.*`. */
export const selectFields = (entity: Entity, fields: string | undefined): Entity =>
  fields ? (pick(entity, parse(fields)) as Entity) : shallow(entity);

export const wantsChildren = (fields: string | undefined): boolean => fields?.includes('.') ?? false;

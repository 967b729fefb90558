import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { childrenOf, isNode, type Node, nodes } from './syntax.ts';

/** A page as a feature's `routes.tsx` declares it, by what stands there literally. */
export interface DeclaredPage {
  readonly path: string;
  readonly scope: string;
  readonly words: readonly string[];
  /** Which reads the server sends along. */
  readonly first: string | undefined;
  /** The module of the page. */
  readonly module: string;
  /** The expressions that name its address and import it. */
  readonly at: Node;
  readonly imports: Node;
}

const text = (node: unknown): string | undefined =>
  isNode(node) && typeof node.value === 'string' ? node.value : undefined;

function property(object: Node, name: string): unknown {
  return nodes(object.properties).find(({ key }) => isNode(key) && key.name === name)?.value;
}

/** `import('./posts-page.tsx')` somewhere inside. */
function importIn(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'ImportExpression') return value;
  return childrenOf(value).map(importIn).find(Boolean);
}

type Paths = Readonly<Record<string, { readonly path: string }>>;

/** `at: postsPaths.schedule` in the object of a screen. */
const named = (node: unknown): string =>
  isNode(node) && node.type === 'MemberExpression' && isNode(node.property) ? `${node.property.name}` : '';

function pagesOf(program: unknown, file: string, paths: Paths, found: DeclaredPage[]): DeclaredPage[] {
  if (!isNode(program)) return found;
  const imports = program.type === 'ObjectExpression' ? importIn(property(program, 'load')) : undefined;
  const page = text(imports?.source);
  const at = property(program, 'at');
  const path = paths[named(at)]?.path;
  if (imports !== undefined && page !== undefined && path !== undefined && isNode(at)) {
    const list = property(program, 'words');
    const words = nodes(isNode(list) ? list.elements : []).map((item) => `${text(item)}`);
    const module = posix.join(posix.dirname(file), page);
    const first = text(property(program, 'first'));
    found.push({ path, scope: `${text(property(program, 'scope'))}`, words, first, module, at, imports });
  } else for (const child of childrenOf(program)) pagesOf(child, file, paths, found);
  return found;
}

/** What a `routes.tsx` declares; its addresses are read from the `paths.ts` beside it, or from its room's where a chapter declares. */
export async function declaredPages(program: unknown, file: string): Promise<DeclaredPage[]> {
  const beside = posix.join(posix.dirname(file), 'paths.ts');
  const ofRoom = posix.join(posix.dirname(file), '../paths.ts');
  const paths: Readonly<Record<string, Paths>> = await import(existsSync(beside) ? beside : ofRoom);
  return pagesOf(program, file, Object.assign({}, ...Object.values(paths)), []);
}

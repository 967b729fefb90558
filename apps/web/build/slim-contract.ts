import type { Plugin } from 'vite';
import { childrenOf, edit, isNode, type Node, nodes } from './syntax.ts';

/** What the browser reads of an endpoint's declaration. Schemas and needs are for the server; types are gone by then. */
const READ_IN_BROWSERS = new Set(['method', 'path', 'csrf', 'access']);

function walk(node: unknown, see: (node: Node) => void): void {
  if (!isNode(node)) return;
  see(node);
  for (const child of childrenOf(node)) walk(child, see);
}

const statementsOf = (program: unknown): Node[] => (isNode(program) ? nodes(program.body) : []);

function serverProperties(program: unknown): Node[] {
  const shared = sharedObjects(program);
  const found = new Set<Node>();
  const see = (properties: readonly Node[]) => {
    for (const property of properties) {
      const { type, key, argument } = property;
      if (type === 'SpreadElement') see(nodes(isNode(argument) ? shared.get(argument.name)?.properties : undefined));
      else if (isNode(key) && !READ_IN_BROWSERS.has(String(key.name))) found.add(property);
    }
  };
  walk(program, (node) => {
    const callee = node.type === 'CallExpression' ? node.callee : undefined;
    if (isNode(callee) && callee.name === 'endpoint') see(nodes(nodes(node.arguments)[0]?.properties));
  });
  return [...found];
}

/** What makes the figures of a network's descriptor: `count('post_views', 'post_media_view')`. */
const FIGURES = new Set(['count', 'latest', 'total', 'average', 'share']);

/** How a network itself calls its figures, which only the server asks it by. */
function foreignNames(program: unknown): Node[] {
  const found: Node[] = [];
  walk(program, ({ type, callee, arguments: given }) => {
    const [, first, ...more] = nodes(given);
    if (type === 'CallExpression' && isNode(callee) && FIGURES.has(String(callee.name)) && first)
      found.push({ ...first, end: (more.at(-1) ?? first).end });
  });
  return found;
}

/** Objects under a name of the module's own: endpoints of one noun spread what all of them say. */
function sharedObjects(program: unknown): Map<unknown, Node> {
  const declared = statementsOf(program)
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((statement) => nodes(statement.declarations));
  return new Map(
    declared.flatMap(({ id, init }) =>
      isNode(init) && init.type === 'ObjectExpression' ? [[nameOf(id), init] as const] : [],
    ),
  );
}

/** What a statement names for the module alone: the locals of an import, a constant that is not exported. */
function ownNames(statement: Node): unknown[] {
  if (statement.type === 'ImportDeclaration') return nodes(statement.specifiers).map(({ local }) => nameOf(local));
  if (statement.type !== 'VariableDeclaration') return [];
  return nodes(statement.declarations).map(({ id }) => nameOf(id));
}
const nameOf = (node: unknown) => (isNode(node) ? node.name : undefined);

/** Imports and constants whose names stand in no other statement. */
function idleStatements(program: unknown): Node[] {
  const statements = statementsOf(program);
  const naming = new Map<unknown, Set<Node>>();
  for (const statement of statements)
    walk(statement, ({ type, name }) => {
      if (type === 'Identifier') naming.set(name, (naming.get(name) ?? new Set()).add(statement));
    });
  return statements.filter((statement) => {
    const names = ownNames(statement);
    return names.length > 0 && names.every((name) => naming.get(name)?.size === 1);
  });
}

/** Values of top-level constants that are made by calls, which a bundler must otherwise keep for their possible effects. */
function calledConstants(program: unknown): Node[] {
  return statementsOf(program)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((statement) => nodes(statement.declarations).map((declared) => declared.init))
    .filter(isNode)
    .filter((init) => init.type === 'CallExpression' || init.type === 'ObjectExpression');
}

/**
 * Of the contract, the browser gets what it reads. Endpoints lose what is for the server, figures how the networks call them; the imports and constants that only
 * this needed go too, because the bundler would put the modules behind them (schemas, the checks of the composer) beside every
 * endpoint, also into the first load. What is left is marked as free of effects. A page that imports a schema by name gets it whole.
 */
export function slimContract(): Plugin {
  return {
    name: 'waypost-slim-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/packages\/contract\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)) return null;
      // An emptied property stays valid JavaScript and keeps the commas right.
      let slim = edit(code, serverProperties(this.parse(code)), () => '...{}');
      if (id.includes('/networks/')) slim = edit(slim, foreignNames(this.parse(slim)), () => '');
      // A constant may have been the last to name another, or an import.
      for (let idle = idleStatements(this.parse(slim)); idle.length > 0; idle = idleStatements(this.parse(slim)))
        slim = edit(slim, idle, () => '');
      const marked = edit(slim, calledConstants(this.parse(slim)), (text) => `/* @__PURE__ */ (() => (${text}))()`);
      return { code: marked, map: null };
    },
  };
}

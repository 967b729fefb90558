import type { Plugin } from 'vite';
import { childrenOf, isNode, type Node, nodes } from './syntax.ts';

/** The parts of an endpoint's declaration that only the server uses at run time. */
const SCHEMAS = new Set(['params', 'query', 'responses', 'body']);

function walk(node: unknown, see: (node: Node) => void): void {
  if (!isNode(node)) return;
  see(node);
  for (const child of childrenOf(node)) walk(child, see);
}

function schemaProperties(program: unknown): Node[] {
  const found: Node[] = [];
  walk(program, (node) => {
    const callee = node.type === 'CallExpression' ? node.callee : undefined;
    if (!isNode(callee) || callee.name !== 'endpoint') return;
    for (const property of nodes(nodes(node.arguments)[0]?.properties)) {
      if (isNode(property.key) && SCHEMAS.has(String(property.key.name))) found.push(property);
    }
  });
  return found;
}

/** Values of top-level constants that are made by calls, which a bundler must otherwise keep for their possible effects. */
function calledConstants(program: unknown): Node[] {
  const body = isNode(program) ? nodes(program.body) : [];
  return body
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((statement) => nodes(statement.declarations).map((declared) => declared.init))
    .filter(isNode)
    .filter((init) => init.type === 'CallExpression' || init.type === 'ObjectExpression');
}

/** Applied from the end, so that earlier positions stay true. */
function edit(code: string, places: readonly Node[], change: (text: string) => string): string {
  let edited = code;
  for (const { start, end } of places.toSorted((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + change(edited.slice(start, end)) + edited.slice(end);
  }
  return edited;
}

/**
 * The browser needs method and path of an endpoint; its types are gone by then. Declarations lose their schemas and constants
 * are marked as free of effects, so that zod (30 kB gz) stays out of the first load. A page that imports a schema by name
 * still gets it whole.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'waypost-strip-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/packages\/contract\/src\/(?:[\w-]+\/)?[\w-]+\.ts$/.test(id)) return null;
      // An emptied property stays valid JavaScript and keeps the commas right.
      const slim = edit(code, schemaProperties(this.parse(code)), () => '...{}');
      const marked = edit(slim, calledConstants(this.parse(slim)), (text) => `/* @__PURE__ */ (() => (${text}))()`);
      return { code: marked, map: null };
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Chrome then compiles all functions of a file on another thread while the file arrives, and not one by one in the middle of
 * the first rendering (a fifth of its work); other browsers see a comment. Only at the very start of a file.
 * https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the chunks of these names, whose functions are nearly all needed for the first picture. */
export function hintCompilation(names: readonly string[]): Plugin {
  return {
    name: 'waypost-hint-compilation',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = HINT + chunk.code;
      },
    },
  };
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languages } from '../../build/languages.ts';
import { slimContract } from '../../build/slim-contract.ts';
import { compileWords, words } from '../../build/words.ts';
import { FIRST_WORDS } from '../app/first-words.ts';

/** The same program for Node, whole in itself, with the one door through which the server has first pictures drawn. */
export default defineConfig({
  plugins: [react(), languages(), words({ first: FIRST_WORDS }), compileWords(), slimContract()],
  ssr: { noExternal: true },
  // As in the browser: what is only for development goes.
  environments: { ssr: { keepProcessEnv: false } },
  build: {
    ssr: 'src/first-picture/draw.tsx',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    minify: true,
  },
});

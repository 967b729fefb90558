import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { stripSchemas } from './strip-schemas.ts';

/** The same program for Node, whole in itself, with the one door through which the server has first pictures drawn. */
export default defineConfig({
  plugins: [react(), compileMessages(), stripSchemas()],
  ssr: { noExternal: true },
  // As in the browser: what is only for development goes.
  environments: { ssr: { keepProcessEnv: false } },
  build: {
    ssr: 'src/app/first-picture.tsx',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    minify: true,
  },
});

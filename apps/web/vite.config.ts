import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { stripSchemas } from './strip-schemas.ts';

export default defineConfig({
  plugins: [react(), compileMessages(), stripSchemas()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined data: addresses would need wider img-src and font-src in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Schemas are plain values: a contract or zod module that nothing uses may go, which keeps the first load small.
        moduleSideEffects: (id) => !/packages\/contract\/|node_modules\/zod\//.test(id),
      },
    },
  },
});

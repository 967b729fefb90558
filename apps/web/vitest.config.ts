import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { words } from './build/words.ts';

export default defineConfig({
  plugins: [react(), words({ first: [] })],
  test: {
    name: 'web',
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

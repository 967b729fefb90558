import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languages } from './build/languages.ts';
import { words } from './build/words.ts';

export default defineConfig({
  plugins: [react(), languages(), words({ first: [] })],
  test: {
    name: 'web',
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

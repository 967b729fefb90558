import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hintCompilation } from './build/hint-compilation.ts';
import { languages } from './build/languages.ts';
import { pages } from './build/pages.ts';
import { slimContract } from './build/slim-contract.ts';
import { compileWords, words } from './build/words.ts';
import { FIRST_WORDS } from './src/app/first-words.ts';

const UNHURRIED = /\/(session-expired-dialog|staff-icons|impersonation-banner|hold-banner)-[^/]*$/;

/** What a click opens on the dashboard or in the frame around every page, and what comes once these stand. */
const LATER = [
  'app/shell/menus/account-menu-items.tsx',
  'app/shell/menus/language-menu-items.tsx',
  'app/shell/menus/menu-sheet.tsx',
  'app/shell/menus/profile-menu-items.tsx',
  'app/toasts.tsx',
  'features/guides/carousel.tsx',
  'features/newsletters/copies/list/newsletter-list.tsx',
  'features/posts/details/post-dialog.tsx',
];

export default defineConfig({
  // What packs the files of spreadsheets: its own way starts workers from blobs, which our policy refuses.
  resolve: { alias: [{ find: /^fflate$/, replacement: fileURLToPath(new URL('build/zip.ts', import.meta.url)) }] },
  plugins: [
    react(),
    languages(),
    words({ first: FIRST_WORDS }),
    compileWords(),
    slimContract(),
    pages({
      first: '/$slug/',
      layouts: { public: '/src/app/public/public-layout.tsx' },
      font: 'inter-latin-wght-normal-',
      later: LATER,
    }),
    hintCompilation(['index', 'vendor', 'dashboard']),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined data: addresses would need wider img-src and font-src in the CSP.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry names every file that a later part of it needs, so that they come at once. Not for what hardly anybody ever sees,
      // or sees a moment later without loss: that fetches one after the other, and the names stay out of the first load.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && UNHURRIED.test(file) ? files.filter((name) => name.endsWith('.css')) : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for the libraries that every page starts with (browsers keep it from release to release), one for our own
          // start, one for what the dashboard adds: each request costs a slow laptop more than a finer cut would save.
          // Scripts only: style sheets keep the order in which app/styles/index.ts lists them.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules\/.*js$/, priority: 3 },
            { name: 'core', tags: ['$initial'], priority: 2 },
            { name: 'dashboard', test: /dashboard-page\.tsx$/, priority: 1 },
            // What nearly every page with a field adds to that, which would be a dozen small files.
            {
              name: 'fields',
              test: /@mantine\/core\/.*\/(Input|InputBase|TextInput|InlineInput|CheckIcon)\//,
              priority: 0.9,
            },
          ],
        },
      },
      treeshake: {
        // Modules of the contract hold plain values, ours only declare: what nothing uses may go. Without this the front door
        // of a feature (index.ts) would pull everything that it names into the first load.
        moduleSideEffects: (id) =>
          !/packages\/contract\/|node_modules\/zod\/|apps\/web\/src\/(?!app\/).*\.tsx?$/.test(id),
      },
    },
  },
});

// What says our words, as a start takes it: the build makes one file of this one (`scripts/bundles.ts`), without React, which its package
// brings along, and programs that are started with `--conditions=bundled` get it as `#use-intl`.
export { createTranslator } from 'use-intl/core';

export * from './branding.ts';
export * from './calls.ts';
export * from './cut-text.ts';
export * from './paths.ts';
export * from './rules.ts';

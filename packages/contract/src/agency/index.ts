export * from './agency.ts';
export * from './calls.ts';
export * from './masks.ts';
export * from './phones.ts';
export * from './rules.ts';
export * from './schemas.ts';
export * from './written.ts';

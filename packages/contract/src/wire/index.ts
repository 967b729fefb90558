export * from './address.ts';
export * from './allowances.ts';
export * from './endpoint.ts';
export * from './rules.ts';
export * from './schemas.ts';
export * from './time.ts';

export * from './acts.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './push.ts';
export * from './refusals.ts';
export * from './requests.ts';
export * from './table.ts';
export * from './words.ts';

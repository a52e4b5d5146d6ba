export * from './local-words.ts';
export * from './speaker.ts';
export * from './texts.ts';

export * from './local-words.ts';
export { withMinus, writtenNumber } from './minus.ts';
export * from './speaker.ts';
export * from './texts.ts';

/** Teams put together: what a game says of it, and the page that shows it. */
export * from './builder.ts';
export type { BuilderDesk, KeptTeam } from './builder-desk.tsx';
export { type ReadDocument, readDraft } from './read-draft.ts';
export { ShareBox } from './share-box.tsx';
export { TeamBuilder } from './team-builder.tsx';
export { type DraftHistory, useDraft } from './use-draft.ts';

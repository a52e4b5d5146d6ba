export { CharacterSheet } from './character-sheet.tsx';
export type {
  SheetAction,
  SheetActions,
  SheetCondition,
  SheetData,
  SheetGroup,
  SheetItem,
  SheetNumber,
} from './sheet-data.ts';
export { SheetPage } from './sheet-page.tsx';

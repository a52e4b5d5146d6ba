export { Boxes, CutGrid, PaperPage, pagesOf } from './paper-page.tsx';
export { createPrintWords } from './print-words.tsx';
export type {
  Filling,
  PrintModule,
  PrintPart,
  PrintProps,
  ReportModule,
  ReportProps,
} from './printout.ts';
export { ReferencePage } from './reference-page.tsx';

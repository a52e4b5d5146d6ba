export { Boxes, CutGrid, PaperPage, pagesOf } from './paper-page.tsx';
export type { PrintModule, PrintPart, PrintProps } from './printout.ts';
export { ReferencePage } from './reference-page.tsx';
export { referenceSections } from './reference-sections.ts';

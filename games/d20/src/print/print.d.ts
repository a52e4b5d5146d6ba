// What the `./print` entry exports, for parts that name it and never run it: those are checked
// without a browser's types and without JSX.
import type { PrintPart } from '@tablewright/table-kit/printout';

export declare const PRINT_PARTS: readonly PrintPart[];

// What the `./sheets` entry exports, for parts that name it and never run it: those are checked
// without a browser's types and without JSX.
export declare const SHEETS: Readonly<Record<string, unknown>>;

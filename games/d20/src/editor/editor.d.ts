// What the `./editor` entry exports, for parts that name it and never run it: those are checked
// without a browser's types and without JSX.
export declare const EDITORS: Readonly<Record<string, unknown>>;

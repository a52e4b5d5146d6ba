// The types of the `./builder` entry, for code that names it but never runs it and is checked without
// the types of a browser and without JSX.
export declare const BUILDER: object;

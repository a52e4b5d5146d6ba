// The types of the `./board` entry, for code that names it but never runs it and is checked
// without the types of a browser and without JSX.
import type { BoardProps } from '@tablewright/table-kit/board';
import type { JSX } from 'react';
import type { KazzamState } from '../model.ts';

export declare function Board(props: BoardProps<KazzamState>): JSX.Element;

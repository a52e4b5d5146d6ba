// What the `./board` entry exports, for parts that name it and never run it: those are checked
// without a browser's types and without JSX.
import type { BoardProps } from '@tablewright/table-kit/board';
import type { JSX } from 'react';
import type { D20View } from '../view.ts';

export declare function Board(props: BoardProps<D20View>): JSX.Element;

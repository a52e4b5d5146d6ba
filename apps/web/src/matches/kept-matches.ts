import { createStore, type UseStore } from 'idb-keyval';

/** Where the browser keeps matches, by their ids. */
export const keptMatches = (): UseStore => createStore('tablewright', 'matches');

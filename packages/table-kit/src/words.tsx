import type { Text } from '@tablewright/engine';
import type { Speaker } from '@tablewright/words';
import { createContext, type ReactNode, useContext } from 'react';
import type { KitTextKey } from './texts/en.ts';

const InterfaceSpeaker = createContext<Speaker | undefined>(undefined);

/** Gives the parts below the words of the interface, in the language of the reader. */
export function WordsProvider({
  speaker,
  children,
}: {
  readonly speaker: Speaker;
  readonly children: ReactNode;
}): ReactNode {
  return <InterfaceSpeaker value={speaker}>{children}</InterfaceSpeaker>;
}

/** Says a text of the interface. */
export type Words<K extends string> = (key: K, params?: Text['params']) => string;

/**
 * The words of the interface. An app with a catalogue of its own names its keys as `K`.
 * Throws outside of a {@link WordsProvider}.
 */
export function useWords<K extends string = KitTextKey>(): Words<K> {
  const speaker = useContext(InterfaceSpeaker);
  if (speaker === undefined)
    throw new Error('the interface has no words: WordsProvider is missing');
  return (key, params) => speaker.say(params === undefined ? { key } : { key, params });
}

import { createContext, useContext } from 'react';
import type { Builder, Draft, Reader } from './builder.ts';
import type { DraftHistory } from './use-draft.ts';
import type { BuilderWords } from './words.ts';

/** What every part of a builder knows. */
export interface Building extends DraftHistory {
  readonly builder: Builder;
  readonly reader: Reader;
  readonly words: BuilderWords;
  /** The member that is looked at. */
  readonly at: number;
  readonly look: (member: number) => void;
  /** Changes the draft, and says so to who cannot see it. */
  readonly change: (draft: Draft, said?: string) => void;
}

/** Holds {@link Building}. */
export const BuildingContext = createContext<Building | undefined>(undefined);

/** What is built here. @throws outside of a builder */
export function useBuilding(): Building {
  const building = useContext(BuildingContext);
  if (building === undefined) throw new Error('a part of a builder is outside of it');
  return building;
}

/** Draws for whoever asks for something at random: a person's wish, and no part of a match. */
export const BY_CHANCE = { index: (count: number) => Math.floor(Math.random() * count) };

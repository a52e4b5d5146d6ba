import type { Speech, Text, Why } from '@tablewright/engine';
import type { Speaker } from '@tablewright/words';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Offer, SeatFace } from './board.ts';
import type { MomentOf } from './moments.ts';
import type { Rulebook } from './rulebook/rulebook.ts';
import type { RulesText } from './rules/rules-text.ts';

/** What every part at a table needs to know. */
export interface TableContext {
  /** Speaks the game's catalogue, with the seats' names. */
  readonly speaker: Speaker;
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  readonly seats: readonly SeatFace[];
  /** What an offer is called. */
  readonly label: (offer: Offer) => string;
  /** The same before it is said. */
  readonly textOf: (offer: Offer) => Text;
  /** What an offer does, if the catalogue says more than its name: the name's key with `.help`. */
  readonly helpOf: (offer: Offer) => string | undefined;
  /** What happened, in a sentence. */
  readonly eventText: (event: { readonly type: string; readonly rule: string }) => Text;
  /** Whether an event says nothing that the next one does not say, if the game says that. */
  readonly isEmpty?: Speech['isEmpty'];
  /** What an event did to a seat, if the game says that. */
  readonly harm: Speech['harm'];
  /** How an event stands out, if it does. */
  readonly momentOf: MomentOf;
  /** The ledger of the game, once somebody has wanted it and it is there. */
  readonly rules: RulesText | undefined;
  /** Fetches the ledger, which is long: for whoever wants to read in it. */
  readonly fetchRules: () => void;
  /** The game's rulebook in the reader's language, once it is there. */
  readonly book: Rulebook | undefined;
  /** Opens the whole rules at a rule or at a section of the book. */
  readonly openRule: (place: string) => void;
  /** How the match has ended, at the moment that is looked at. */
  readonly ended: Text | undefined;
  /** Which rule ended it, in a sentence, where the game says so. */
  readonly endedBy?: Why | undefined;
  /** Looks at the match after so many answers, or at the present. */
  readonly lookAt: (seq: number | undefined) => void;
}

/** What of a table stays as it is while people play. */
export type SteadyTable = Omit<TableContext, 'seats' | 'ended' | 'endedBy' | 'isEmpty'>;

const Context = createContext<TableContext | undefined>(undefined);
const SteadyContext = createContext<SteadyTable | undefined>(undefined);

/** Sets the table for the parts below. */
export function TableProvider({
  value,
  children,
}: {
  readonly value: TableContext;
  readonly children: ReactNode;
}): ReactNode {
  const {
    speaker,
    locale,
    label,
    textOf,
    helpOf,
    eventText,
    harm,
    momentOf,
    rules,
    fetchRules,
    book,
    openRule,
    lookAt,
  } = value;
  const steady = useMemo(
    () => ({
      speaker,
      locale,
      label,
      textOf,
      helpOf,
      eventText,
      harm,
      momentOf,
      rules,
      fetchRules,
      book,
      openRule,
      lookAt,
    }),
    [
      speaker,
      locale,
      label,
      textOf,
      helpOf,
      eventText,
      harm,
      momentOf,
      rules,
      fetchRules,
      book,
      openRule,
      lookAt,
    ],
  );
  return (
    <SteadyContext value={steady}>
      <Context value={value}>{children}</Context>
    </SteadyContext>
  );
}

/** The table that this part belongs to, if it stands at one. */
export function useTableIfAny(): TableContext | undefined {
  return useContext(Context);
}

/** The table that this part belongs to. Throws outside of a {@link TableProvider}. */
export function useTable(): TableContext {
  return there(useContext(Context));
}

/**
 * The same for parts that stand there by the hundred and need not know who is to decide: they are
 * not drawn anew with every answer.
 */
export function useSteadyTable(): SteadyTable {
  return there(useContext(SteadyContext));
}

function there<T>(table: T | undefined): T {
  if (table === undefined) throw new Error('a part of a table was drawn without a table');
  return table;
}

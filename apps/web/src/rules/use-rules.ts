import type { RulesText } from '@tablewright/table-kit';
import { useCallback, useState } from 'react';
import { loadRules } from '../games.ts';

/** The ledger of a game, which is fetched once somebody wants to read in it. */
export function useRules(game: string): {
  readonly rules: RulesText | undefined;
  readonly fetchRules: () => void;
} {
  const [rules, setRules] = useState<RulesText>();
  const fetchRules = useCallback(() => {
    // A table without its ledger still plays.
    loadRules(game).then(setRules, () => undefined);
  }, [game]);
  return { rules, fetchRules };
}

import { useCallback, useState } from 'react';

/** At which rule the rules of a game are read. */
interface OpenedRule {
  readonly rule: string | undefined;
  /** Goes to a rule in rules that lie open. */
  readonly goTo: (id: string) => void;
  /** Opens the rules at a rule; the same function as long as `open` is. */
  readonly openRule: (id: string) => void;
}

/** Keeps the rule that was opened last. `open` opens the rules where they are read. */
export function useOpenedRule(open: () => void): OpenedRule {
  const [rule, goTo] = useState<string>();
  const openRule = useCallback(
    (id: string) => {
      goTo(id);
      open();
    },
    [open],
  );
  return { rule, goTo, openRule };
}

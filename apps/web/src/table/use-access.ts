import type { SpokenLines } from '@tablewright/table-kit';
import { useState } from 'react';
import { keepKeys, keepSpoken, keptKeys, keptSpoken } from '../access-kept.ts';

/** Whether single keys do things, and the switch for it; this device keeps it. */
export function useKeysSwitch(): readonly [boolean, (on: boolean) => void] {
  const [keys, setKeys] = useState(keptKeys);
  const switchKeys = (on: boolean): void => {
    setKeys(on);
    keepKeys(on);
  };
  return [keys, switchKeys];
}

/** How much is read aloud, and the way to change it; this device keeps it. */
export function useSpokenLines(): readonly [SpokenLines, (how: SpokenLines) => void] {
  const [spoken, setSpoken] = useState(keptSpoken);
  const speak = (how: SpokenLines): void => {
    setSpoken(how);
    keepSpoken(how);
  };
  return [spoken, speak];
}

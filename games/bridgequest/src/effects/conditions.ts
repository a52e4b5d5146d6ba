import type { Condition } from './effect.ts';
import { ASKED_SLOTS } from './words.ts';

const NAMED = /^(race|class|gender|tag|mtag)\(([^)]+)\)$/;
const SLOTTED = /^(slot|no)\(([^)]+)\)$/;
const COUNTED = /^(row|karma|hand|items|monsters|gold)(>=|<=|>|<|=)(\d+)$/;
const BARE = ['alone', 'helped', 'odd', 'even'] as const;

type NamedKind = 'race' | 'class' | 'gender' | 'tag' | 'mtag';
type CountedKind = 'row' | 'karma' | 'hand' | 'items' | 'monsters' | 'gold';
type Comparison = '>=' | '<=' | '>' | '<' | '=';

/** Reads a condition as it is written (BQC-COND-01 to -11); nothing where it is none. */
export function readCondition(written: string): Condition | undefined {
  const [, named, is] = NAMED.exec(written) ?? [];
  if (named !== undefined && is !== undefined) return { kind: named as NamedKind, is };
  const [, slotted, asked] = SLOTTED.exec(written) ?? [];
  const slot = ASKED_SLOTS.find((one) => one === asked);
  if (slot !== undefined) return { kind: slotted === 'no' ? 'no' : 'slot', slot };
  const [, counted, than, n] = COUNTED.exec(written) ?? [];
  if (counted !== undefined) {
    return { kind: counted as CountedKind, than: than as Comparison, n: Number(n) };
  }
  const bare = BARE.find((one) => one === written);
  return bare && { kind: bare };
}

/** Writes a condition as {@link readCondition} reads it. */
export function writtenCondition(condition: Condition): string {
  if ('is' in condition) return `${condition.kind}(${condition.is})`;
  if ('slot' in condition) return `${condition.kind}(${condition.slot})`;
  if ('than' in condition) return `${condition.kind}${condition.than}${condition.n}`;
  return condition.kind;
}

import { readCount, readRecord, readWord, wrong } from '@tablewright/engine/given';
import { type KazzamState, NOBODY, STATUSES, type Until } from '../model.ts';
import { giveStatus, untilNextTurnEnds } from '../rules/status.ts';
import { readList, readText } from './fields.ts';

const STATUS_KEYS = ['status', 'ends', 'amount', 'by', 'source'] as const;
const ENDS = ['save', 'failed-save', 'escape', 'next-turn', 'match'] as const;

/** Statuses on a creature: names, or what is known of them. */
export function layStatuses(state: KazzamState, on: number, value: unknown, key: string): void {
  if (value === undefined) return;
  for (const [at, one] of readList(value, key).entries()) {
    const where = `${key}.${at}`;
    const record =
      typeof one === 'string' ? { status: one } : (readRecord(one, where, STATUS_KEYS) ?? {});
    const kind = readWord(record.status, `${where}.status`, STATUSES);
    if (kind === undefined) wrong(`${where}.status`, 'must be there');
    const by = readWord(
      record.by,
      `${where}.by`,
      state.creatures.map(({ name }) => name),
    );
    giveStatus(state, {
      kind,
      on,
      by: by === undefined ? NOBODY : state.creatures.findIndex(({ name }) => name === by),
      source: readText(record.source, `${where}.source`) ?? `given-${at}`,
      until: untilOf(state, on, readWord(record.ends, `${where}.ends`, ENDS) ?? 'match'),
      amount: readCount(record.amount, `${where}.amount`) ?? 0,
    });
  }
}

function untilOf(state: KazzamState, on: number, ends: (typeof ENDS)[number]): Until {
  return ends === 'next-turn' ? untilNextTurnEnds(state, on) : { ends };
}

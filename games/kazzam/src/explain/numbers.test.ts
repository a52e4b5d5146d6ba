import type { Text } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '../../test/content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../test/table.ts';
import type { KazzamEvent } from '../events.ts';
import {
  countedStatuses,
  hpNow,
  mostHp,
  rangeNow,
  reachNow,
  type Sum,
  speedNow,
  type TermSource,
  wardNow,
} from './index.ts';

const speaker = createSpeaker({ texts: TEXTS, locale: 'en', seatName: String });
const say = (text: Text): string => speaker.say(text);

/** A number as `total: amount source (rule), …`; its terms must add up. */
function written({ total, terms }: Sum): string {
  expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  const words = terms.map(({ source, amount, rule }) => `${amount} ${named(source)} (${rule})`);
  return `${total}: ${words.join(', ')}`;
}

function named(source: TermSource): string {
  if (source.from === 'in-play') return `by ${say(source.effect.source)}`;
  if (source.from === 'thing') return say(source.name);
  return 'name' in source ? `${source.from} ${source.name}` : source.from;
}

/** Ana with her choices beside Bo. */
function duel(ana: Told = {}, bo: Told = {}, rolls: readonly number[] = []): Court {
  const athletes = [ours('Ana', '1,1', ana), theirs('Bo', '2,1', bo)];
  return begin({ court: floor(8, 3), athletes, turn: 'Ana' }, { rolls });
}

describe('HP', () => {
  test('[KZ-HP-01] [KR-DEF-07] at most 8, less what a role takes off', () => {
    const { state } = duel({ role: 'defender', specialisation: 'juggernaut' });
    expect(written(mostHp(state, 0))).toBe('5: 8 base (KZ-HP-01), -3 Juggernaut (KR-DEF-07)');
    expect(written(mostHp(state, 1))).toBe('8: 8 base (KZ-HP-01)');
  });

  test('[KZ-DUN-09] a maximum that has dropped since the match began says so', () => {
    const { state } = duel({ maxHp: 7 });
    expect(written(mostHp(state, 0))).toBe('7: 8 base (KZ-HP-01), -1 since (KZ-DUN-09)');
  });

  test('[KZ-DMG-09] now: the maximum and every loss with who caused it; Ward takes its share first', () => {
    const court = duel({}, { ward: 1 }, [4, 4]).answer('basic-physical-attack', 'Bo', 'end-turn');
    court.answer('basic-physical-attack', 'Ana');
    const of = (who: number) => written(hpNow(court.state, who, court.match.events));
    expect(of(1)).toBe('7: 8 maximum (KZ-HP-01), -1 creature Ana (KZ-BASIC-01)');
    expect(of(0)).toBe('6: 8 maximum (KZ-HP-01), -2 creature Bo (KZ-BASIC-01)');
  });

  test('[KZ-STAT-42] [KM-LOVE-02] Ongoing Damage of nobody’s, and HP that are lost without damage', () => {
    const { state } = duel({ hp: 5 });
    const damage = { type: 'damage', rule: 'KZ-STAT-42', who: 0, by: -1, ward: 0 } as const;
    const heard: readonly KazzamEvent[] = [
      { ...damage, kind: 'ongoing', amount: 1, hp: 1 },
      { type: 'hp-lost', rule: 'KM-LOVE-02', who: 0, by: 1, amount: 2 },
    ];
    const events = heard.map((event) => ({ seq: 1, event }));
    expect(written(hpNow(state, 0, events))).toBe(
      '5: 8 maximum (KZ-HP-01), -1 own (KZ-STAT-42), -2 creature Bo (KM-LOVE-02)',
    );
  });

  test('[KZ-DUN-08] what came before a Take-Out counts no more', () => {
    const court = duel({}, { hp: 2 }, [4]).answer('basic-physical-attack', 'Bo');
    expect(court.at('Bo')).toBe('nowhere');
    court.state.creatures[1] = { ...court.of('Bo'), hp: 8 };
    expect(written(hpNow(court.state, 1, court.match.events))).toBe('8: 8 maximum (KZ-HP-01)');
  });

  test('[KZ-DMG-09] what no event tells of is a term too', () => {
    const { state, match } = duel({ hp: 5 });
    expect(written(hpNow(state, 0, match.events))).toBe(
      '5: 8 maximum (KZ-HP-01), -3 else (KZ-DMG-09)',
    );
  });
});

test('[KZ-WARD-01] [KR-DEF-07] Ward by who gave it', () => {
  const { state } = duel({ role: 'defender', specialisation: 'juggernaut' });
  state.creatures[0]?.wards.push(
    { amount: 3, onTop: true, by: 1 },
    { amount: 1, onTop: false, by: 0 },
  );
  expect(written(wardNow(state, 0))).toBe(
    '7: 3 beginning (KZ-DUN-06), 3 creature Bo (KZ-WARD-01), 1 own (KZ-WARD-01)',
  );
});

test('[KZ-MOVE-02] [KZ-STAT-59] speed: base, what a role adds, and half of it while Slowed', () => {
  const { state } = duel({ role: 'striker', specialisation: 'blitzer', statuses: ['slowed'] });
  expect(written(speedNow(state, 0))).toBe(
    '4: 6 base (KZ-MOVE-02), 2 Blitzer (KR-STRI-09), -4 halved (KZ-STAT-59)',
  );
});

test('[KZ-CHAR-04] [KZ-STAT-52] reach: base and every status that adds to it', () => {
  const { state } = duel({ statuses: [{ status: 'reach', amount: 1, by: 'Bo' }] });
  const { total, terms } = reachNow(state, 0);
  expect([total, terms.map(({ amount }) => amount)]).toEqual([2, [1, 1]]);
  expect(terms[1]?.source).toMatchObject({ from: 'in-play', effect: { from: 'Bo' } });
});

test('[KZ-IMPL-01] [KZ-IMPL-08] [KZ-IMPL-14] range: of the implement, or of the reach for a sword', () => {
  const sniper = duel({ role: 'striker', specialisation: 'sniper', implement: 'wand' });
  expect(written(rangeNow(sniper.state, 0))).toBe('7: 5 Wand (KZ-IMPL-01), 2 Sniper (KR-STRI-16)');
  const sword = duel({ implement: 'sword' });
  expect(rangeNow(sword.state, 0)).toMatchObject({ total: 1, rule: 'KZ-IMPL-08' });
});

test('[KZ-STAT-55] [KZ-STAT-01] Resist by its sources', () => {
  const { state } = duel({ statuses: [{ status: 'resist', amount: 2, by: 'Bo' }] });
  const [counted] = countedStatuses(state, 0);
  expect(counted?.status).toBe('resist');
  expect(counted?.sum).toMatchObject({
    total: 2,
    rule: 'KZ-STAT-55',
    terms: [{ amount: 2, source: { from: 'in-play', effect: { from: 'Bo', amount: 2 } } }],
  });
  expect(countedStatuses(state, 1)).toEqual([]);
});

test('[KZ-CREEP-06] numbers of a Creep are those of its kind', () => {
  const { state } = begin(undefined, { seed: 'creeps' });
  const creep = state.creatures.findIndex(({ kind }) => kind === 'creep');
  expect(mostHp(state, creep).terms.map(({ source }) => source.from)).toEqual(['group']);
  expect(speedNow(state, creep).terms.map(({ source }) => source.from)).toEqual(['block']);
});

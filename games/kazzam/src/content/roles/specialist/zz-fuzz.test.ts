import { Match, sampleAnswer, seededSource } from '@tablewright/engine';
import { test } from 'vitest';
import { INVARIANTS } from '../../../invariants.ts';
import { kazzam } from '../../../index.ts';
import type { KazzamState } from '../../../model.ts';

const MAP = ['############','#.R..,..B.P#', '#.R#.......#', '#.,......#.#', '#...1.....p#', '#.B....o...#','####E####F##', '', '####E####F##', '#s........t#', '#s...3....t#', '#s........t#', '############'];
const SP = ['hunter','runner','trapper','terrain-artist'];
for (let n = 0; n < 60; n += 1) {
  test(`fuzz ${n}`, { timeout: 120000 }, () => {
    const IM = ['wand','staff','sword'];
    const spec = (i: number) => ({ role: 'specialist', specialisation: SP[(n + i) % 4], implement: IM[(n*2 + i) % 3], class: 'hexer', picks: ['hexer/lesser-confusion','hexer/clinging-flare'] });
    const made = Match.create(kazzam, {
      id: `f${n}`,
      seats: ['A', 'B'].map((name) => ({ name, player: 'human' })),
      options: { roundLimit: 'none' },
      random: { kind: 'seeded', seed: `x${n}` },
      given: { court: MAP, athletes: [
        { name: 'A1', team: 'players', at: '3,1', ...spec(0) },
        { name: 'A2', team: 'players', at: '4,2', ...spec(1) },
        { name: 'A3', team: 'players', at: '6,2', ...spec(2) },
        { name: 'B1', team: 'opposition', at: '4,1', ...spec(3) },
        { name: 'B2', team: 'opposition', at: '5,2', ...spec(1) },
        { name: 'B3', team: 'opposition', at: '6,1', ...spec(2) , role: 'defender', specialisation: 'smasher'},
      ], creeps: [n % 2 ? { group: 'bears', members: ['7,3', '5,3'], orb: '4,4' } : { group: 'practice-golem', members: ['7,3', '5,3', '3,4'], orb: '4,4' }, { group: 'love', members: ['dungeon(5,1)', 'dungeon(6,2)'].map((s) => s), orb: 'dungeon(5,2)' }], zones: [{ cells: ['6,4', '7,5'], damage: 2 }], turn: 'A1' },
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const match = made.value;
    const random = seededSource(`q${n}`);
    for (let i = 0; i < 1200 && match.choices.length > 0; i += 1) {
      const [choice] = match.choices;
      if (choice === undefined) break;
      let answer = sampleAnswer(choice, random);
      if (choice.why.key === 'action' && choice.kind === 'one') {
        const good = choice.options.flatMap(({ id }, at) => (/drop-prone|end-turn|button|let-go|reveal|land/.test(id) ? [] : [at]));
        if (good.length > 0 && random.index(5) > 0) answer = good[random.index(good.length)] ?? 0;
      }
      if (choice.why.key === 'concede') answer = 0;
      const done = match.submitAnswer(choice.seat, 0, answer);
      if (!done.ok) throw new Error(done.error.message);
      for (const { check, rule } of INVARIANTS) {
        const wrong = check(match.state as KazzamState);
        if (wrong !== undefined) throw new Error(`${rule}: ${wrong} after ${i} at ${choice.why.key} ${JSON.stringify(match.events.slice(-12).map((e) => e.event))}`);
      }
      const s = match.state as KazzamState;
      if (s.orbs.length !== 6) throw new Error('orbs');
      for (const trap of s.traps) if (s.traps.filter((o) => o.cell === trap.cell).length > 1) throw new Error('two traps');
    }
  });
}

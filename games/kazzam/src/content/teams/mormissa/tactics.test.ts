import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, type Court, floor, type Told } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { judgeFor } from '../../../bots/judge.ts';
import type { Tactic } from '../../../rules/effects/tactic.ts';
import { CONTENT } from '../../index.ts';
import { atalanta } from './tactics/atalanta.ts';
import { fatima } from './tactics/fatima.ts';
import { fennec } from './tactics/fennec.ts';
import { hayward } from './tactics/hayward.ts';
import { jr } from './tactics/jr.ts';
import { TACTICS } from './tactics.ts';
import { ATALANTA, court, FATIMA, FENNEC, foe, HAYWARD, JR, stoat } from './testing/stoats.ts';

/** What the line of an athlete says there. */
function line(tactic: Tactic, t: Court, name: string) {
  const judge = judgeFor(t, t.id(name));
  const stands = tactic.stands?.(judge);
  return {
    action(id: string): number {
      const worth = tactic.actions?.[id];
      return typeof worth === 'function' ? worth(judge) : (worth ?? 0);
    },
    whom: (key: string, one: string) => tactic.whom?.[key]?.(judge, t.id(one)) ?? 0,
    option: (key: string, id: string, cell?: number) =>
      tactic.options?.[key]?.(judge, cell === undefined ? { id } : { id, cell }, undefined, {}) ??
      0,
    stands: (x: number, y: number, part?: string) => stands?.(t.cell(x, y, part)) ?? 0,
    answers: (key: string) => tactic.answers?.[key]?.(judge),
  };
}

const heuristic = heuristicOf(CONTENT);

/** What a bot takes in the open choice. */
function taken(court: Court): string | undefined {
  const { open, state: view } = court;
  const answer = heuristic({ view, seat: open.seat, choice: open, random: { index: () => 5 } });
  return court.idOf(answer);
}

/** An orb in the hands of somebody: a pedestal of each side, and an orb that is held. */
const held = (by: string): Told => ({ orbs: [{ colour: 'neutral', loose: true, heldBy: by }] });

test('[KT-MOR-04] where each begins', () => {
  expect(Object.values(TACTICS).map(({ start }) => start)).toEqual([
    [3, 8],
    [4, 9],
    [3, 10],
    [4, 6],
    [4, 8],
  ]);
});

describe('[KT-MOR-04] the plan', () => {
  const jail = (athletes: readonly Told[], orbs = 1) =>
    begin({
      court: MAP,
      athletes: [stoat('leader', 'dungeon(6,3)'), ...athletes, foe('Ann', '0,0')],
      turn: FATIMA,
      ...(orbs === 0 ? held(FENNEC) : {}),
    });

  test('[KT-MOR-04] two who are in the Dungeon go for its orb, one alone does not', () => {
    const two = line(fatima, jail([stoat('striker', 'dungeon(6,1)')]), FATIMA);
    expect(two.stands(4, 2, 'dungeon')).toBeGreaterThan(two.stands(6, 2, 'dungeon'));
    const alone = line(fatima, jail([stoat('striker', '1,1')]), FATIMA);
    expect(alone.stands(4, 2, 'dungeon')).toBe(alone.stands(6, 2, 'dungeon'));
  });
  test('[KT-MOR-04] the team keeps about Fennec', () => {
    const t = court([stoat('leader', '1,2'), stoat('striker', '3,2'), foe('Ann', '14,2')]);
    const one = line(fatima, t, FATIMA);
    expect(one.stands(5, 2)).toBeGreaterThan(one.stands(9, 2));
  });
});

describe('[KT-FEN-13] Fennec', () => {
  const scene = (...foes: readonly Told[]) => court([stoat('striker', '2,4'), ...foes]);
  const ann = foe('Ann', '6,4', { initiative: 2 });
  const bo = foe('Bo', '2,8', { role: 'leader', specialisation: 'rescuer', initiative: 1 });

  test('[KT-FEN-13] stays where she is while an enemy is in range', () => {
    const near = line(fennec, scene(ann), FENNEC);
    expect(near.stands(2, 4)).toBeGreaterThan(near.stands(3, 4));
    const far = line(fennec, scene(foe('Ann', '12,4')), FENNEC);
    expect(far.stands(2, 4)).toBe(far.stands(3, 4));
  });
  test('[KT-FEN-13] a bot has her pull first, then Quickdraw, then the attack', () => {
    const t = begin(
      { court: floor(16, 9), athletes: [stoat('striker', '2,4'), ann], turn: FENNEC },
      { rolls: [4], seed: 'fennec' },
    );
    expect(taken(t)).toBe('get-back-here');
    t.answer('get-back-here', 'Ann', []);
    expect(taken(t)).toBe('quickdraw');
    t.answer('quickdraw');
    expect(taken(t)).toBe('favored-target');
  });
  test('[KT-FEN-13] Favored Target on their Leader, else on whoever is nearest', () => {
    const leader = line(fennec, scene(ann, bo), FENNEC);
    expect(leader.whom('favored-target', 'Bo')).toBeGreaterThan(
      leader.whom('favored-target', 'Ann'),
    );
    const plain = line(fennec, scene(ann, foe('Bo', '2,7')), FENNEC);
    expect(plain.whom('favored-target', 'Bo')).toBeGreaterThan(plain.whom('favored-target', 'Ann'));
  });
  test('[KT-FEN-13] Rapid Fire on two or more, Echoing Shot on one', () => {
    const spentScene = (...foes: readonly Told[]) =>
      court([stoat('striker', '2,4', { spent: ['favored-target'] }), ...foes]);
    const two = line(fennec, spentScene(ann, bo), FENNEC);
    expect([two.action('rapid-fire') > 0, two.action('echoing-shot')]).toEqual([true, 0]);
    const one = line(fennec, spentScene(ann), FENNEC);
    expect([one.action('rapid-fire'), one.action('echoing-shot') > 0]).toEqual([0, true]);
    const spent = stoat('striker', '2,4', { spent: ['favored-target'] });
    const given = { court: floor(16, 9), turn: FENNEC, actions: { attack: 1, move: 0, role: 0 } };
    expect(taken(begin({ ...given, athletes: [spent, ann, bo] }))).toBe('rapid-fire');
    expect(taken(begin({ ...given, athletes: [spent, ann] }))).toBe('echoing-shot');
  });
  test('[KT-FEN-13] pulls in whom her wand does not reach, and no friend', () => {
    const t = court([
      stoat('striker', '2,4'),
      foe('Ann', '6,4'),
      foe('Bo', '9,4'),
      stoat('leader', '2,8'),
    ]);
    const one = line(fennec, t, FENNEC);
    expect(one.whom('get-back-here', 'Bo')).toBeGreaterThan(one.whom('get-back-here', 'Ann'));
    expect(one.whom('get-back-here', FATIMA)).toBeLessThan(0);
  });
});

describe('[KT-ATA-13] Atalanta', () => {
  test('[KT-ATA-13] stands a square or two beside the lane to Fennec', () => {
    const t = court([stoat('controller', '4,8'), stoat('striker', '1,2'), foe('Ann', '13,2')]);
    const one = line(atalanta, t, ATALANTA);
    expect([one.stands(6, 3), one.stands(6, 4)]).toEqual([one.stands(6, 1), one.stands(6, 0)]);
    expect(one.stands(6, 3)).toBeGreaterThan(one.stands(6, 2));
    expect(one.stands(6, 4)).toBeGreaterThan(one.stands(6, 5));
  });
  test('[KT-ATA-13] slows the fastest of those in reach, and no friend', () => {
    const t = court([
      stoat('controller', '2,2'),
      stoat('striker', '1,2'),
      foe('Ann', '5,2'),
      foe('Bo', '5,4', { role: 'specialist', specialisation: 'runner' }),
      foe('Cy', '14,4', { role: 'striker', specialisation: 'blitzer' }),
    ]);
    const one = line(atalanta, t, ATALANTA);
    expect(one.whom('slow', 'Bo')).toBeGreaterThan(one.whom('slow', 'Ann'));
    expect(one.whom('slow', 'Cy')).toBe(one.whom('slow', 'Ann'));
    expect(one.whom('slow', FENNEC)).toBeLessThan(0);
  });
  test('[KT-ATA-13] her Amalgam with two within 3: damage, Distracted, then the slide', () => {
    const two = court([stoat('controller', '2,2'), foe('Ann', '3,2'), foe('Bo', '5,4')]);
    const one = line(atalanta, two, ATALANTA);
    expect(one.action('beginners-amalgam')).toBeGreaterThan(0);
    const worths = ['damage', 'distracted', 'slide', 'slowed'].map((id) =>
      one.option('amalgam', id),
    );
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    const alone = court([stoat('controller', '2,2'), foe('Ann', '3,2'), foe('Bo', '9,4')]);
    expect(line(atalanta, alone, ATALANTA).action('beginners-amalgam')).toBe(0);
  });
  test('[KT-ATA-13] Traveling Fire on a cluster, not beside her own', () => {
    const fire = (...more: readonly Told[]) =>
      line(
        atalanta,
        court([stoat('controller', '2,2'), foe('Ann', '3,2'), ...more]),
        ATALANTA,
      ).whom('buras-traveling-fire', 'Ann');
    expect(fire(foe('Bo', '4,2'))).toBeGreaterThan(fire(foe('Bo', '9,2')));
    expect(fire(foe('Bo', '4,2'), stoat('striker', '4,3'))).toBeLessThan(0);
  });
  test('[KT-ATA-13] her Gaze on a carrier beside her', () => {
    const scene = (at: string, orb: boolean) =>
      begin({
        court: ['R'.padEnd(12, '.'), ...floor(12, 6)],
        athletes: [stoat('controller', '2,2'), foe('Ann', at)],
        turn: ATALANTA,
        ...(orb ? held('Ann') : {}),
      });
    const gaze = (t: Court) => {
      const one = line(atalanta, t, ATALANTA);
      return [one.action('patient-gaze') > 0, one.whom('patient-gaze', 'Ann') > 0];
    };
    expect(gaze(scene('3,2', true))).toEqual([true, true]);
    expect(gaze(scene('3,2', false))).toEqual([false, false]);
    expect(gaze(scene('5,2', true))).toEqual([false, false]);
  });
});

describe('[KT-FAT-17] Fatima', () => {
  const hound = (at: string): Told => ({ companion: 'scalehound', of: FATIMA, at });

  test('[KT-FAT-17] brings her hound in the first two rounds, beside whoever is nearest to Fennec', () => {
    const scene = (round: number) => {
      const athletes = [
        stoat('leader', '1,2'),
        stoat('striker', '2,4'),
        foe('Ann', '5,2'),
        foe('Bo', '6,8'),
      ];
      const t = court(athletes, [], { actions: { attack: 1, move: 0, role: 0 } });
      t.state.round = round;
      return { t, one: line(fatima, t, FATIMA) };
    };
    const { t, one } = scene(1);
    expect(one.action('summon-scalehound')).toBeGreaterThan(
      scene(5).one.action('summon-scalehound'),
    );
    const worth = (x: number, y: number) => one.option('summon-where', '', t.cell(x, y));
    expect(worth(4, 2)).toBeGreaterThan(worth(5, 7));
    expect(taken(t)).toBe('summon-scalehound');
  });
  test('[KT-FAT-17] but into no fight that it would have alone', () => {
    const t = court([stoat('leader', '1,2'), stoat('striker', '1,8'), foe('Ann', '7,2')]);
    expect(line(fatima, t, FATIMA).action('summon-scalehound')).toBeLessThan(0);
  });
  test('[KT-FAT-17] Howl while it has somebody in its grip, Vine Worms otherwise', () => {
    const grip = { statuses: [{ status: 'grabbed', by: 'Scalehound', ends: 'escape' }] };
    const scene = (holds: boolean) =>
      court(
        [
          stoat('leader', '1,2', { spent: ['level-1-summon'] }),
          foe('Ann', '5,2', holds ? grip : {}),
        ],
        [],
        {
          companions: [hound('4,2')],
          actions: { attack: 1, move: 0, role: 0 },
        },
      );
    const loose = line(fatima, scene(false), FATIMA);
    expect([loose.action('hissing-howl'), loose.action('vine-worms') > 0]).toEqual([0, true]);
    const tight = line(fatima, scene(true), FATIMA);
    expect([tight.action('hissing-howl') > 0, tight.action('vine-worms')]).toEqual([true, 0]);
    expect(taken(scene(true))).toBe('hissing-howl');
  });
  test('[KT-FAT-17] Restore: a save for the Dazed, Restrained or burning, else Guarded on Fennec', () => {
    const scene = (atalantas: Told = {}, fennecs: Told = {}) =>
      court([
        stoat('leader', '1,2'),
        stoat('striker', '3,2', fennecs),
        stoat('controller', '3,4', atalantas),
        foe('Ann', '14,2'),
      ]);
    const usual = line(fatima, scene(), FATIMA);
    expect(usual.whom('restore', FENNEC)).toBeGreaterThan(usual.whom('restore', ATALANTA));
    const dazed = line(fatima, scene({ statuses: ['dazed'] }), FATIMA);
    expect(dazed.whom('restore', ATALANTA)).toBeGreaterThan(dazed.whom('restore', FENNEC));
    const guarded = line(fatima, scene({}, { statuses: ['guarded'] }), FATIMA);
    expect(guarded.action('restore')).toBe(0);
    // What whoever is Restored takes is its own choice.
    const own = line(fennec, scene(), FENNEC);
    expect(own.option('restore', 'guarded')).toBeGreaterThan(own.option('restore', 'advantage'));
    const burning = line(atalanta, scene({ statuses: ['restrained'] }), ATALANTA);
    expect(burning.option('restore', 'save')).toBeGreaterThan(burning.option('restore', 'guarded'));
  });
});

describe('[KT-HAY-15] Hayward', () => {
  const scene = (round: number, more: Told = {}, ann = '8,4') => {
    const t = begin({
      court: ['R'.padEnd(16, '.'), ...floor(16, 3), `${'.'.repeat(15)}#`, ...floor(16, 4)],
      athletes: [stoat('specialist', '3,4'), foe('Ann', ann)],
      turn: HAYWARD,
      ...more,
    });
    t.state.round = round;
    return t;
  };

  test('[KT-HAY-15] a Sword Trap in round 1, toward the middle, and attacks later', () => {
    const first = line(hayward, scene(1), HAYWARD);
    const later = line(hayward, scene(3), HAYWARD);
    expect(first.action('sword-trap')).toBeGreaterThan(later.action('sword-trap'));
    expect(later.action('basic-implement-attack')).toBeGreaterThan(
      first.action('basic-implement-attack'),
    );
    const t = scene(1);
    const one = line(hayward, t, HAYWARD);
    expect(one.option('place-trap', '', t.cell(4, 4))).toBeGreaterThan(0);
    expect(taken(t)).toBe('walk');
  });
  test('[KT-HAY-15] Snap Traps beside his pedestals and in doorways', () => {
    const t = begin({
      court: ['R.........', '..........', '....#.....', '..........', '....#.....', '..........'],
      athletes: [stoat('specialist', '3,4'), foe('Ann', '8,4')],
      turn: HAYWARD,
    });
    // Red is the player team's.
    t.state.pedestals[0] = { cell: t.cell(0, 0), team: 1 };
    const one = line(hayward, t, HAYWARD);
    const worth = (x: number, y: number) => one.option('snap-trap', '', t.cell(x, y));
    expect(worth(1, 1)).toBeGreaterThan(worth(4, 3));
    expect(worth(4, 3)).toBeGreaterThan(worth(6, 3));
    expect(one.action('snap-trap')).toBeGreaterThan(0);
  });
  test('[KT-HAY-15] Replace Traps once three lie behind the play', () => {
    const snap = (at: string): Told => ({ kind: 'snap', at, by: HAYWARD, rule: 'KR-SPEC-17' });
    const traps = ['1,1', '1,3', '1,5'].map(snap);
    const worth = (some: readonly Told[]) =>
      line(hayward, scene(3, { traps: some }), HAYWARD).action('replace-traps');
    expect(worth(traps)).toBeGreaterThan(0);
    expect(worth(traps.slice(1))).toBeLessThan(0);
    expect(worth([...traps.slice(1), snap('6,4')])).toBeLessThan(0);
  });
});

describe('[KT-JRT-14] JR', () => {
  const scene = (more: Told = {}, ...others: readonly Told[]) =>
    begin({
      court: ['B'.padEnd(16, '.'), ...floor(16, 8)],
      athletes: [
        stoat('defender', '4,4'),
        foe('Ann', '8,4', { implement: 'wand' }),
        foe('Bo', '12,4', { implement: 'sword' }),
        ...others,
      ],
      turn: JR,
      ...more,
    });

  test('[KT-JRT-14] shadows and Marks the carrier, else whoever is nearest to his pedestals', () => {
    const raid = line(jr, scene(), JR);
    expect(raid.whom('defenders-mark', 'Ann')).toBeGreaterThan(raid.whom('defenders-mark', 'Bo'));
    expect(raid.stands(6, 4)).toBeGreaterThan(raid.stands(1, 4));
    const carrier = line(jr, scene(held('Bo')), JR);
    expect(carrier.whom('defenders-mark', 'Bo')).toBeGreaterThan(
      carrier.whom('defenders-mark', 'Ann'),
    );
    expect(carrier.stands(10, 4)).toBeGreaterThan(carrier.stands(6, 8));
  });
  test('[KT-JRT-14] Close Focus on those who shoot', () => {
    const one = line(jr, scene(), JR);
    expect(one.whom('close-focus-charm', 'Ann')).toBeGreaterThan(
      one.whom('close-focus-charm', 'Bo'),
    );
  });
  test('[KT-JRT-14] his Reaction is for the quarry', () => {
    expect(line(jr, scene(), JR).answers('pursuer')).toBe(true);
    expect(line(jr, scene(held('Bo')), JR).answers('pursuer')).toBe(false);
  });
  test('[KT-JRT-14] a Shield Charm, split, once two are hard pressed: Fennec and Atalanta first', () => {
    const pressed = [
      stoat('striker', '8,6', { hp: 3 }),
      stoat('controller', '12,6', { hp: 3 }),
      stoat('leader', '2,2'),
    ];
    const one = line(jr, scene({}, ...pressed), JR);
    expect(one.action('shield-charm')).toBeGreaterThan(0);
    expect(one.option('charm-apart', 'effect-2')).toBeGreaterThan(0);
    expect(one.whom('shield-charm', FENNEC)).toBeGreaterThan(one.whom('shield-charm', FATIMA));
    expect(one.whom('shield-charm', ATALANTA)).toBeGreaterThan(one.whom('shield-charm', FATIMA));
    const calm = line(jr, scene({}, stoat('leader', '2,2')), JR);
    expect(calm.action('shield-charm')).toBe(0);
  });
});

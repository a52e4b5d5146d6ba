import { describe, expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { planOf } from '../src/bots/house-plan.ts';
import { senseOf } from '../src/bots/house-sense.ts';
import { judgeFor, prospectOf } from '../src/bots/judge.ts';
import { missionsOf } from '../src/bots/missions.ts';
import { powersOf } from '../src/bots/worth.ts';
import { writeBuild } from '../src/given/builds.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { returning, takenOut } from './dungeon-court.ts';
import { CONTENT } from './game.ts';
import { FAR, TESTERS } from './house-content.ts';
import { begin, type Court, floor, type Told, theirs } from './table.ts';

const heuristic = heuristicOf(CONTENT);
const [LO, STU] = TESTERS;
if (LO === undefined || STU === undefined) throw new Error('there are no testers');
const [LO_ID, STU_ID, CY, DI] = [0, 1, 2, 3];

/** What a bot takes in the open choice; its dice show this face. */
function taken(court: Court, face = 6): string | undefined {
  const { open, state: view } = court;
  const random = { index: () => face - 1 };
  const answer = heuristic({ view, seat: open.seat, choice: open, random });
  return court.idOf(answer);
}

interface Position {
  readonly lo?: Told;
  readonly stu?: Told;
  readonly cy?: Told;
  readonly di?: Told;
  readonly given?: Told;
  readonly options?: Told;
}

/** Lo and Stu of the house against Cy and Di, at Stu's turn. */
const table = ({ lo, stu, cy, di, given, options = {} }: Position = {}): Court =>
  begin(
    {
      court: floor(20, 9),
      athletes: [
        { ...writeBuild(LO), team: 'players', at: '0,8', ...lo },
        { ...writeBuild(STU), team: 'players', at: '4,4', ...stu },
        theirs('Cy', '6,4', { implement: 'wand', ...cy }),
        theirs('Di', '4,7', { implement: 'wand', ...di }),
      ],
      turn: 'Stu',
      actions: { attack: 1, move: 0, role: 0 },
      ...given,
    },
    { options },
  );

/** What Stu's own line says of Di. */
const LINE = 1;

const sense = (court: Court, target: number, many = false): number =>
  senseOf(judgeFor(court, STU_ID), target, BASIC_IMPLEMENT_ATTACK, many);

describe('the line of an athlete', () => {
  test('[KT-GEN-13] tips whom it attacks', () => {
    const court = table();
    expect(taken(court)).toBe('basic-implement-attack');
    expect(taken(court.answer('basic-implement-attack'))).toBe('Di');
  });
  test('[KT-GEN-13] says where it stands', () => {
    const court = table();
    const { worthOf } = prospectOf(court, STU_ID);
    expect(worthOf(FAR) - worthOf(FAR - 1)).toBeGreaterThan(8);
  });
  test('[KT-DRI-04] says where it begins, mirrored for blue', () => {
    for (const [redTeam, square] of [
      ['players', 'court(1,2)'],
      ['opposition', 'court(23,2)'],
    ] as const) {
      const court = begin(undefined, {
        options: { players: 'testers', athletes: 2, redTeam },
        seed: 'starts',
      });
      while (court.open.why.params?.who !== STU_ID) court.answer(court.offered[0] ?? '');
      expect(taken(court)).toBe(square);
    }
  });
});

describe('the common tactics', () => {
  test('[KT-AI-01] movement and Role Action come before an attack that ends the turn, which comes last', () => {
    const stu = { implement: 'sword', class: 'hexer', picks: [] };
    const actions = { attack: 1, move: 1, role: 1 };
    const court = table({ stu, cy: { at: '12,4' }, di: { at: '19,8' }, given: { actions } });
    expect(taken(court)).toBe('walk');
    const arrived = table({ stu, cy: { at: '5,4' }, given: { actions: { ...actions, move: 0 } } });
    expect(taken(arrived)).toBe('quick-shift');
    const spent = table({ stu, cy: { at: '5,4' } });
    expect(taken(spent)).toBe('basic-implement-attack');
  });
  test('[KT-AI-03] of equal targets the one beside an own pedestal, then the nearer, then the weaker', () => {
    const pedestal = { court: ['R'.padEnd(20, '.'), ...floor(20, 8)] };
    const beside = table({ cy: { at: '1,1' }, di: { at: '4,1' }, given: pedestal });
    expect(sense(beside, CY)).toBeGreaterThan(sense(beside, DI) - LINE);
    const near = table({ di: { at: '12,4' } });
    expect(sense(near, CY)).toBeGreaterThan(sense(near, DI) - LINE);
    const weak = table({ cy: { hp: 3 } });
    expect(sense(weak, CY)).toBeGreaterThan(sense(table(), CY));
  });
  test('[KT-AI-03] Creeps that know nobody of the team are left alone', () => {
    const creeps = (enemies: readonly string[]) => [
      { group: 'practice-golem', members: [{ at: '6,6' }], enemies },
    ];
    const golem = 4;
    expect(sense(table({ given: { creeps: creeps([]) } }), golem)).toBeLessThan(-5);
    expect(sense(table({ given: { creeps: creeps(['Lo']) } }), golem)).toBeGreaterThan(-1);
  });
  test('[KT-AI-06] an Encounter power is for carriers, for whoever it takes out, for several, and once it is late', () => {
    const worth = (position: Position, many = false): number => {
      const court = table(position);
      const power = powersOf(court, STU_ID).find(({ id }) => id === 'petrovs-petrification');
      return senseOf(judgeFor(court, STU_ID), CY, power, many);
    };
    const plain = worth({});
    expect(plain).toBeLessThan(-0.25);
    expect(worth({ cy: { hp: 3 } })).toBeGreaterThan(plain + 0.25);
    // Its Ward would save it.
    expect(worth({ cy: { hp: 3, ward: 1 } })).toBeLessThan(-0.25);
    expect(worth({ cy: { holds: ['neutral'] } })).toBeGreaterThan(plain + 0.25);
    expect(worth({}, true)).toBeGreaterThan(plain + 0.25);
    expect(worth({ given: { points: { opposition: 1 } } })).toBeGreaterThan(plain + 0.25);
  });
  test('[KT-AI-06] after a Take-Out the strongest spent attack is recharged', () => {
    const [weak, strong] = ['filovs-fusillade', 'petrovs-petrification'];
    const picks = ['wandslinger/focus', `wandslinger/${weak}`, `wandslinger/${strong}`];
    const back = (spent: readonly string[], more: Told = {}) => {
      const stu = { ...writeBuild(STU), picks, team: 'players', at: '1,1', ...more };
      const court = returning([stu], takenOut('Stu', { spent })).answer('dungeon(0,1)');
      expect(court).toBeAskedFor('recharge');
      return taken(court);
    };
    expect([back([weak, strong]), back([strong, weak])]).toEqual([strong, strong]);
    expect(back(['no-attack', weak])).toBe(weak);
    expect(back([weak, strong], { house: undefined })).toBe(weak);
  });
  test('[KT-AI-07] with a staff beside an enemy it steps away before it shoots', () => {
    const stu = { implement: 'staff', class: 'hexer', picks: [] };
    const left = { actions: { attack: 1, move: 1, role: 0 } };
    const beside = (given: Told) => table({ stu, cy: { at: '5,4' }, given });
    expect(sense(beside(left), CY)).toBeLessThan(sense(beside({}), CY) - 0.2);
    const { worthOf } = prospectOf(beside(left), STU_ID);
    const plain = prospectOf(
      table({ stu: { ...stu, house: undefined }, cy: { at: '5,4' } }),
      STU_ID,
    );
    const here = 4 + 4 * 20;
    expect(worthOf(here)).toBeLessThan(plain.worthOf(here));
  });
  test('[KT-AI-08] well ahead the Defender and the Controller keep, well behind all but the Defender raid', () => {
    const keeps = (points: Told, role: string, specialisation: string) => {
      const court = table({ stu: { role, specialisation }, given: { points } });
      return planOf(court, 0)?.keeps(STU_ID);
    };
    expect(keeps({ players: 7 }, 'controller', 'protector')).toBe(true);
    expect(keeps({ players: 6 }, 'controller', 'protector')).toBe(false);
    expect(keeps({ players: 7 }, 'defender', 'smasher')).toBe(true);
    expect(keeps({ players: 7 }, 'striker', 'blitzer')).toBe(false);
    expect(keeps({ opposition: 4 }, 'controller', 'protector')).toBe(false);
    expect(keeps({ opposition: 4 }, 'defender', 'smasher')).toBe(true);
    const behind = planOf(table({ given: { points: { opposition: 4 } } }), 0);
    expect([behind?.keeps(LO_ID), behind?.fetchers]).toEqual([false, 1]);
    expect(planOf(table(), 0)?.keeps(LO_ID)).toBe(true);
    expect(planOf(table(), 1)).toBeUndefined();
  });
  test('[KT-AI-09] at skill 2 the second-best target on a 1, at skill 1 on 1 to 3, at 3 never', () => {
    const target = (aiSkill: number, face: number): string | undefined =>
      taken(table({ options: { aiSkill } }).answer('basic-implement-attack'), face);
    expect([1, 2, 6].map((face) => target(3, face))).toEqual(['Di', 'Di', 'Di']);
    expect([1, 2, 6].map((face) => target(2, face))).toEqual(['Cy', 'Di', 'Di']);
    expect([1, 3, 4].map((face) => target(1, face))).toEqual(['Cy', 'Cy', 'Di']);
  });
  test('[KT-AI-09] [KC-TNK-31] a slip is a second-best target, and nothing else that can be answered', () => {
    const stu = { class: 'tinker', picks: ['tinker/protective-ward'] };
    const court = table({ options: { aiSkill: 1 }, stu }).answer('protective-ward');
    const [slipped, best] = [taken(court, 1), taken(court, 6)];
    expect(slipped).not.toBe(best);
    expect([slipped, best].sort()).toEqual(['Lo', 'Stu']);
  });
  test('[KT-AI-09] athletes of no house never slip', () => {
    const options = { aiSkill: 1 };
    const court = table({ options, stu: { house: undefined } }).answer('basic-implement-attack');
    expect(taken(court, 1)).toBe(taken(court, 6));
  });
});

describe('orbs and the plan of a house', () => {
  /** What is left of a worth of 1 by the plan. */
  const weighed = (court: Court, orb = 0): number => planOf(court, 0)?.weigh(1, STU_ID, orb) ?? 0;
  const neutral = { court: ['1'.padStart(10, '.').padEnd(20, '.'), ...floor(20, 8)] };

  test('[KT-AI-04] a neutral orb is taken once nothing guards it, or two fellows are near', () => {
    const creeps = [
      { group: 'practice-golem', orb: 'orb-0', members: [{ at: '9,2' }, { at: '10,2' }] },
    ];
    const guarded = table({ given: { ...neutral, creeps } });
    const open = table({ given: neutral });
    expect(weighed(open)).toBeGreaterThan(2 * weighed(guarded));
  });
  test('[KT-AI-04] an enemy orb while no enemy is near it, or with a second raider', () => {
    const enemy = { court: ['B'.padStart(18, '.').padEnd(20, '.'), ...floor(20, 8)] };
    const far = { cy: { at: '0,4' }, di: { at: '0,7' } };
    expect(weighed(table({ ...far, given: enemy }))).toBeGreaterThan(
      2 * weighed(table({ ...far, cy: { at: '14,4' }, given: enemy })),
    );
  });
  test('[KT-AI-02] whoever carries an orb brings it to the pedestal with most orbs', () => {
    const court = ['R.......R'.padEnd(20, '.'), ...floor(20, 8)];
    const goal = (orbs: readonly string[]) => {
      const given = { court, orbs: orbs.map((at) => ({ at, colour: 'blue' })) };
      const { state } = table({ stu: { holds: ['neutral'] }, given });
      return missionsOf(state, 0).get(STU_ID)?.goal;
    };
    expect([goal(['0,0']), goal(['8,0'])]).toEqual([0, 8]);
  });
  test('[KT-AI-02] an orb that a fellow has home a turn sooner is taken over by it', () => {
    const home = ['R'.padEnd(20, '.'), ...floor(20, 8)];
    const beside = (x: number) =>
      taken(
        table({
          lo: { at: `${x + 1},4`, holds: ['neutral'] },
          stu: { at: `${x},4` },
          cy: { at: '19,8' },
          di: { at: '19,7' },
          given: { court: home, actions: { attack: 0, move: 1, role: 0 } },
        }),
      );
    // A turn of running is about twelve squares.
    expect(beside(13)).toBe('take-over');
    expect(beside(11)).not.toBe('take-over');
  });
  test('[KT-AI-05] in the Dungeon its orb comes first only with a fellow there and half its guards gone', () => {
    const inside = (lo: string, creeps?: readonly Told[]): number => {
      const court = begin({
        athletes: [
          { ...writeBuild(LO), team: 'players', at: lo },
          { ...writeBuild(STU), team: 'players', at: 'dungeon(1,2)' },
          theirs('Cy', '6,4'),
        ],
        turn: 'Stu',
        ...(creeps === undefined ? {} : { creeps }),
      });
      const orb = court.state.items.findIndex(({ ofDungeon }) => ofDungeon);
      return weighed(court, orb);
    };
    const alone = inside('2,5', []);
    expect(inside('dungeon(2,2)', [])).toBeGreaterThan(2 * alone);
    expect(inside('dungeon(2,2)')).toBe(alone);
  });
});

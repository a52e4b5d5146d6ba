import { blank, confirm, type Flow, type Seat, UNSAID } from '@tablewright/engine';
import { WORKS } from '../../content/works.ts';
import type { D20 } from '../../d20-table.ts';
import { isBanned } from '../bearers/bearers.ts';
import { beginCombat, endCombat } from '../combat/end.ts';
import { isUp } from '../creature.ts';
import { DAY, HOUR, MINUTE } from '../effects/afflict.ts';
import { pointRevives } from '../harm/deaths.ts';
import { gapAt } from '../numbers/levels.ts';
import { isHere } from '../place/distance.ts';
import { spendPoint } from '../rolls/rerolls.ts';
import { roundsOf } from '../rolls/written.ts';
import { canHoldToken, gainToken } from '../story/doing.ts';
import { restOn } from '../story/free-scene.ts';
import { endAdventure } from '../story/scenes.ts';
import { advance } from '../time/clock.ts';
import { characters, note, others, subjects, type Tool, tool, whoAll, whom, word } from './tool.ts';

/** A scene is described, in words and with a picture (DT-GMC-01, DT-NAR-01). */
export function describeTool(t: D20, master: Seat): readonly Tool[] {
  const fields = {
    words: blank.prose({ minLength: 1, maxLength: 4000, fallback: UNSAID }),
    picture: blank.picture(),
  };
  return [
    tool(master, 'describe', 'DT-GMC-01', fields, ({ words, picture }) => {
      t.tell?.({ type: 'described', rule: 'DT-GMC-01', words });
      if (picture !== undefined) t.tell?.({ type: 'pictured', rule: 'DT-GMC-01', picture });
      t.reveal();
      return undefined;
    }),
  ];
}

const UNITS = ['rounds', 'minutes', 'hours', 'days'] as const;
/** The farthest that the clock goes at once (DT-TIME-02). */
const MOST_DAYS = 30;

/** Time passes, in rest or not (DT-GMC-08). */
export function clockTool(t: D20, master: Seat): readonly Tool[] {
  if (t.state.combat !== undefined) return [];
  const fields = {
    count: blank.amount({ min: 1, max: 100, fallback: 1 }),
    unit: word(UNITS, 1),
    rest: word(['busy', 'resting']),
    note: note(),
  };
  return [
    tool(master, 'clock', 'DT-GMC-08', fields, function* ({ count, unit, rest }): Flow<void> {
      const length = { rounds: 1, minutes: MINUTE, hours: HOUR, days: DAY }[unit.id];
      const resting = rest.id === 'resting' ? characters(t) : [];
      for (const creature of resting) creature.restSince ??= t.state.clock;
      yield* restOn(t, Math.min(count * length, MOST_DAYS * DAY), resting);
    }),
  ];
}

/** Something takes the time that it takes, by the list or as whatever on it is nearest (DT-DUR-33). */
export function workTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t);
  if (t.state.combat !== undefined || heroes.length === 0) return [];
  const works = WORKS.map((work) => ({ id: work.id, names: { work: work.id }, work }));
  const fields = { who: whom(heroes), work: blank.one(works), note: note() };
  return [
    tool(
      master,
      'work',
      'DT-DUR-33',
      fields,
      function* ({ who: { creature }, work: { work } }): Flow<void> {
        const { id, rule, time } = work;
        t.tell?.({ type: 'worked', rule, creature: creature.id, work: id });
        yield* advance(t, roundsOf(time));
      },
    ),
  ];
}

/** Experience for something that was achieved (DT-GMC-10, DT-LVL-01). */
export function awardTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t).filter(({ seat }) => seat !== undefined);
  if (heroes.length === 0) return [];
  const fields = {
    who: whoAll(heroes),
    xp: blank.amount({
      min: 0,
      max: Math.max(...heroes.map(({ level }) => gapAt(level))),
      fallback: 0,
    }),
    milestone: note(),
  };
  return [
    tool(master, 'award', 'DT-GMC-10', fields, ({ who, xp }) => {
      for (const { creature } of who) {
        if (creature.character === undefined) continue;
        // Nobody gains more at once than its own Level is worth (DT-GMC-02).
        const gained = Math.min(xp, gapAt(creature.level));
        creature.character.xp += gained;
        t.tell?.({
          type: 'xp',
          rule: 'DT-LVL-01',
          creature: creature.id,
          xp: gained,
          total: creature.character.xp,
        });
      }
      return undefined;
    }),
  ];
}

/** A bargain is offered to somebody (DT-TOK-21, DT-GMC-09). */
export function bargainTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t).filter(
    (one) => one.seat !== undefined && one.absence === undefined && canHoldToken(one),
  );
  if (heroes.length === 0) return [];
  const fields = {
    who: whom(heroes),
    words: blank.prose({ minLength: 1, maxLength: 500, fallback: UNSAID }),
  };
  return [
    tool(
      master,
      'bargain',
      'DT-TOK-21',
      fields,
      function* ({ who: { creature }, words }): Flow<void> {
        const { seat } = creature;
        if (seat === undefined) return;
        const params = { words, creature: creature.id };
        const accepted = yield* confirm(t, seat, 'choice.bargain', { rule: 'DT-TOK-21', params });
        t.tell?.({ type: 'bargain', rule: 'DT-TOK-21', creature: creature.id, accepted });
        if (accepted) gainToken(t, creature, 'DT-TOK-21');
      },
    ),
  ];
}

/** A fight begins between all who are here, or ends (DT-GMC-05, DT-INIT-01, -14). */
export function fightTool(t: D20, master: Seat): readonly Tool[] {
  if (t.state.combat !== undefined) {
    return [
      tool(master, 'end-fight', 'DT-INIT-14', { note: note() }, function* (): Flow<void> {
        yield* endCombat(t, 'by-master');
      }),
    ];
  }
  const here = subjects(t).filter((one) => isHere(one) && one.side !== 'others');
  if (here.length === 0) return [];
  const fields = {
    surprised: blank.some(
      here.map((creature) => ({
        id: `creature-${creature.id}`,
        names: { creature: creature.id },
        creature,
      })),
      { min: 0, max: here.length, fallback: [] },
    ),
  };
  return [
    tool(master, 'fight', 'DT-GMC-05', fields, function* ({ surprised }): Flow<void> {
      yield* beginCombat(
        t,
        here,
        surprised.map(({ creature }) => creature.id),
      );
    }),
  ];
}

/** A complication point gives whoever of its creatures has its turn one more action, if it could take one (DT-TOK-06, -41). */
export function pointActionTool(t: D20, master: Seat): readonly Tool[] {
  const turn = t.state.combat?.turn;
  const acting = others(t).find(({ id }) => id === turn?.creature);
  if (turn === undefined || acting === undefined || t.state.points < 1) return [];
  if (turn.isOver || turn.hurried === true || !isUp(acting) || isBanned(t, acting, 'act'))
    return [];
  return [
    tool(master, 'point-action', 'DT-TOK-41', { note: note() }, () => {
      spendPoint(t);
      turn.extra += 1;
      const { points } = t.state;
      t.tell?.({ type: 'point-acts', rule: 'DT-TOK-41', creature: acting.id, points });
      return undefined;
    }),
  ];
}

/** A complication point brings one of its creatures that lies down back to 1, each once a scene (DT-TOK-10, -41, -45). */
export function pointSurviveTool(t: D20, master: Seat): readonly Tool[] {
  const fallen = others(t).filter(
    (one) => one.hp <= 0 && isHere(one) && one.used['survive-point'] === undefined,
  );
  if (t.state.points < 1 || fallen.length === 0) return [];
  const fields = { who: whom(fallen), note: note() };
  return [
    tool(master, 'point-survive', 'DT-TOK-41', fields, ({ who: { creature } }) =>
      pointRevives(t, creature),
    ),
  ];
}

/** The session is closed (DT-TAB-04). */
export function closeTool(t: D20, master: Seat): readonly Tool[] {
  return [
    tool(
      master,
      'close',
      'DT-TAB-04',
      { how: word(['closed', 'finished']), note: note() },
      ({ how }) => {
        endAdventure(t, how.id);
        return undefined;
      },
    ),
  ];
}

/** A token is given to somebody for a setback that it has proposed in words, one a scene (DT-TOK-20, -24, DT-GMC-09). */
export function tokenTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t).filter((one) => canHoldToken(one) && one.used.setback === undefined);
  if (heroes.length === 0) return [];
  const fields = { who: whom(heroes), note: note() };
  return [
    tool(master, 'token', 'DT-TOK-20', fields, ({ who: { creature } }) => {
      if (gainToken(t, creature, 'DT-TOK-20')) creature.used.setback = t.state.clock;
      return undefined;
    }),
  ];
}

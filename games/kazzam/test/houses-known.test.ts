/** What is public of a house team, and what is not (KT-HID-01 to KT-HID-06). */
import { describe, expect, test } from 'vitest';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { writeBuild } from '../src/given/builds.ts';
import { type KazzamState, NOWHERE } from '../src/model.ts';
import { dataKind, withData } from '../src/rules/effects/effect-data.ts';
import { putInPlay } from '../src/rules/effects/in-play.ts';
import { viewOf } from '../src/view-of.ts';
import { GAME } from './content.ts';
import { ALL, ana, placed } from './house-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const { content } = GAME;

describe('what is known of a house', () => {
  const [ONE, OTHER, NOBODYS] = [0, 1, -1];
  test.each(ALL)(
    '[KT-HID-01] %s: build, HP, Ward, tokens, statuses, powers spent, to both sides and to who looks on',
    (name, build) => {
      const own = { hp: 4, missTokens: 2, statuses: ['slowed'] };
      const court = placed(build, '4,4', [ana('9,4')], { own });
      const who = court.id(name);
      for (const options of ['shown', 'secret'] as const) {
        for (const seat of [ONE, OTHER, NOBODYS]) {
          const view = viewOf(
            {
              state: {
                ...court.state,
                options: { ...court.state.options, hiddenPositions: options },
              },
              content,
            },
            seat,
          );
          expect(view.creatures[who]).toEqual(court.state.creatures[who]);
          expect(view.builds).toEqual(court.state.builds);
          expect(view.effects.filter(({ on }) => on === who)).toEqual(
            court.state.effects.filter(({ on }) => on === who),
          );
        }
      }
    },
  );
  test.each(ALL)(
    '[KT-HID-04] %s: where it is while it is Hidden, as the match has it',
    (name, build) => {
      const where = (hiddenPositions: string) => {
        const own = { statuses: ['hidden'] };
        const court = placed(build, '4,4', [ana('9,4')], { own, options: { hiddenPositions } });
        const seen = (seat: number) => viewOf(court, seat).creatures[court.id(name)]?.cell;
        return { cell: court.of(name).cell, seen: [seen(ONE), seen(OTHER)] };
      };
      const shown = where('shown');
      expect(shown.seen).toEqual([shown.cell, shown.cell]);
      const secret = where('secret');
      expect(secret.seen).toEqual([NOWHERE, secret.cell]);
    },
  );
  test.each(ALL)('[KT-HID-05] %s: a bot decides by what its side sees', (name, build) => {
    const heuristic = heuristicOf(content);
    const random = { index: () => 0 };
    /** What a bot does that does not see where Ana is, and what it would do with all in sight. */
    const decided = (at: string) => {
      const { name: _called, ...told } = writeBuild(build);
      const court = begin(
        {
          court: floor(24, 9),
          athletes: [
            ana(at, { statuses: ['hidden'] }),
            ours('Al', '20,4'),
            theirs(name, '4,4', told),
          ],
          turn: name,
        },
        { options: { hiddenPositions: 'secret' }, seed: 'bot' },
      );
      const { open } = court;
      const view = viewOf(court, open.seat);
      return {
        view: JSON.stringify(view),
        answer: heuristic({ view: view as KazzamState, seat: open.seat, choice: open, random }),
      };
    };
    const one = decided('12,2');
    const other = decided('12,7');
    expect(one.view).toBe(other.view);
    expect(one.answer).toEqual(other.answer);
  });

  const named = (name: string) => ALL.filter(([who]) => who === name);
  const kinds = { foreseen: dataKind('foreseen', { round: 'number' }) };
  test.each(named('Marc Rosen'))(
    '[KT-HID-02] %s: his own foreseen die is known to who plays him alone',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      const who = court.id(name);
      const made = withData(kinds.foreseen, { round: court.state.round });
      putInPlay(court.state, {
        ...made,
        on: who,
        by: who,
        source: 'seer',
        until: { ends: 'match' },
        amount: 5,
      });
      const seen = (seat: number) =>
        viewOf(court, seat).effects.find(({ kind }) => kind === 'foreseen')?.amount;
      expect([seen(OTHER), seen(ONE), seen(NOBODYS)]).toEqual([5, 0, 0]);
    },
  );
  test.each(named('Lya Corns'))(
    '[KT-HID-03] %s: Potions on her blade and her flask are public',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      court.answer('load-blade', 'corrosive-potion');
      const who = court.id(name);
      for (const seat of [ONE, OTHER, NOBODYS]) {
        const view = viewOf(court, seat);
        const blade = view.effects.filter(({ kind, on }) => kind === 'on-blade' && on === who);
        expect(blade.map(({ source }) => source)).toEqual(['corrosive-potion']);
        const flasks = view.items.filter(
          ({ place }) => place.at === 'held' && place.creature === who,
        );
        expect(flasks.map(({ kind }) => kind)).toEqual(['phoenix-elixir']);
      }
    },
  );
  test.each(named('Lya Corns'))(
    '[KT-HID-03] %s: which Potion she tosses is told before she rolls',
    (name, build) => {
      const court = placed(build, '4,4', [ana('7,4')], { rolls: [1] });
      court.answer('toss-potion', 'Ana', 'corrosive-potion');
      const told = court.events.map((event) =>
        event.type === 'action' ? event.action : event.type,
      );
      expect(told.indexOf('corrosive-potion')).toBeGreaterThan(-1);
      expect(told.indexOf('corrosive-potion')).toBeLessThan(told.indexOf('attack'));
      expect(court.id(name)).toBeGreaterThan(0);
    },
  );
  test('[KT-HID-06] secret are dice that are kept, and no names: neither Patient Gaze nor Bonded Futures', () => {
    expect(content.secrets.has('patient-gaze')).toBe(false);
    expect(content.secrets.has('draught-of-bonded-futures')).toBe(false);
    expect(content.kinds.has('patient-gaze')).toBe(true);
    expect(content.kinds.has('draught-of-bonded-futures')).toBe(true);
  });
  const whoHas = (pick: string) => ALL.filter(([, { picks }]) => picks.includes(pick));
  /** What each of the seats sees of what somebody has in play, by its kind. */
  const seenOf = (court: Court, kind: string) =>
    [ONE, OTHER, NOBODYS].map(
      (seat) => viewOf(court, seat).effects.find((effect) => effect.kind === kind)?.data,
    );
  const lasting = { source: 'test', until: { ends: 'match' }, amount: 0 } as const;
  test.each(whoHas('hexer/patient-gaze'))(
    '[KT-HID-06] %s: whom its Gaze names all may see',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      const who = court.id(name);
      const data = { target: court.id('Ana') };
      const gaze = dataKind('patient-gaze', { target: 'creature' });
      putInPlay(court.state, { ...withData(gaze, data), ...lasting, on: who, by: who });
      expect(seenOf(court, gaze.kind)).toEqual([data, data, data]);
    },
  );
  test.each(whoHas('brewer/draught-of-bonded-futures'))(
    '[KT-HID-06] %s: person and number of its Draught all may see',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      const by = court.id(name);
      const data = { person: by, round: 3 };
      const draught = dataKind('draught-of-bonded-futures', {
        person: 'creature',
        round: 'number',
      });
      const made = { ...withData(draught, data), ...lasting, on: court.id('Ana'), by };
      putInPlay(court.state, made);
      expect(seenOf(court, draught.kind)).toEqual([data, data, data]);
    },
  );
});

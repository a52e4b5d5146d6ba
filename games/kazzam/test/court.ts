import type { Choice } from '@tablewright/engine';
import { Match, mayAnswer } from '@tablewright/engine/host';
import { onTestFinished } from 'vitest';
import type { KazzamEvent } from '../src/events.ts';
import { kazzam } from '../src/index.ts';
import { cellName, cellOf } from '../src/map/court-map.ts';
import type { Creature, KazzamState, Status } from '../src/model.ts';
import { mapOf } from '../src/rules/court/ground-now.ts';
import { giveStatus } from '../src/rules/effects/status.ts';

/** An athlete as `given` takes it. */
export type GivenAthlete = Readonly<Record<string, unknown>>;

/** An athlete of the player team (seat 0). */
export function ours(name: string, at: string, more: GivenAthlete = {}): GivenAthlete {
  return { name, team: 'players', at, ...more };
}

/** An athlete of the opposition (the last seat). */
export function theirs(name: string, at: string, more: GivenAthlete = {}): GivenAthlete {
  return { name, team: 'opposition', at, ...more };
}

/** Rows of floor. */
export function floor(width: number, height: number): string[] {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

/** What a match is begun with besides its position. */
export interface Beginning {
  /** Dice in the order in which they fall; every one has to be used. */
  readonly rolls?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  /** Where dice and draws come from when those are used up; they fail without it. */
  readonly seed?: string;
}

/** Begins a match, from a position if one is given. Fails the test if a die is left over. */
export function begin(
  given: Readonly<Record<string, unknown>> | undefined,
  { rolls = [], options = {}, seats = 2, seed }: Beginning = {},
): Court {
  const created = Match.create(kazzam, {
    id: 'test',
    seats: Array.from({ length: seats }, (_, at) => ({ name: `Seat ${at}`, player: 'human' })),
    options,
    random: { kind: 'scripted', results: rolls, ...(seed === undefined ? {} : { seed }) },
    ...(given === undefined ? {} : { given }),
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  onTestFinished(() => {
    if (match.unusedResults.length > 0)
      throw new Error(`dice not used: ${JSON.stringify(match.unusedResults)}`);
  });
  return new Court(match);
}

/** Ids of the options of a choice, without those that stand apart from the course of the game. */
export function usual(choice: Choice): readonly string[] {
  if (!('options' in choice)) return [];
  return choice.options.flatMap(({ id, aside }) => (aside ? [] : [id]));
}

/** A match in which a test answers, and looks at what came of it. */
export class Court {
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  get state(): KazzamState {
    return this.match.state as KazzamState;
  }

  /** The open choice. */
  get open(): Choice {
    const [choice] = this.match.choices;
    if (choice === undefined) throw new Error('nothing is open');
    return choice;
  }

  /** What is asked now: `key` and `rule` as in `action KZ-ACT-01`, and the seat. */
  get asked(): string {
    const { why, seat } = this.open;
    return `${why.key} ${why.rule} seat ${seat}`;
  }

  /** Ids of what the open choice offers within the play; of a way, all squares on it. */
  get offered(): readonly string[] {
    return usual(this.open);
  }

  /** Squares in which the way that is asked for may end, the present one left out, sorted. */
  get ends(): readonly string[] {
    const { open } = this;
    if (open.kind !== 'path') throw new Error(`a ${open.kind} is asked, not a way`);
    return open.options.flatMap(({ id }, at) => (at > 0 && open.ends[at] ? [id] : [])).sort();
  }

  /** Gives answers one after another, each by whoever may answer. */
  answer(...answers: readonly unknown[]): this {
    for (const answer of answers) {
      const { asked } = this;
      const refused = this.refusal(answer);
      if (refused !== undefined) throw new Error(`"${asked}" takes no ${show(answer)}: ${refused}`);
    }
    return this;
  }

  /** Why an answer is refused; it is given if it is not. */
  refusal(answer: unknown): string | undefined {
    const seat = this.match.seats.findIndex((_, at) => mayAnswer(this.open, at));
    const done = this.match.submit({ seat, answer });
    return done.ok ? undefined : done.error.message;
  }

  /** The creature of that name. */
  of(name: string): Creature {
    return this.state.creatures[this.id(name)] as Creature;
  }

  id(name: string): number {
    const id = this.state.creatures.findIndex((creature) => creature.name === name);
    if (id < 0) throw new Error(`nobody is called ${name}`);
    return id;
  }

  /** Where a creature stands, as `court(5,3)`, or `nowhere`. */
  at(name: string): string {
    const { cell } = this.of(name);
    return cell < 0 ? 'nowhere' : cellName(mapOf(this.state), cell);
  }

  cell(x: number, y: number, part = 'court'): number {
    return cellOf(mapOf(this.state), part, x, y);
  }

  /** Everything of that type that has happened. */
  heard<T extends KazzamEvent['type']>(type: T): Extract<KazzamEvent, { type: T }>[] {
    return this.match.events
      .map(({ event }) => event as KazzamEvent)
      .filter((event): event is Extract<KazzamEvent, { type: T }> => event.type === type);
  }

  /** Puts a status on a creature behind the rules' back, as a power would while they wait. */
  befall(name: string, kind: Status): void {
    const on = this.id(name);
    giveStatus(this, { kind, on, by: -1, source: 'test', until: { ends: 'match' } });
  }
}

function show(answer: unknown): string {
  return JSON.stringify(answer);
}

import type { Answer } from '../../choice.ts';
import { confirm } from '../../choose.ts';
import { type Blank, blank, type Form, formOf } from '../../fill.ts';
import type { Flow } from '../../flow.ts';
import type { Prose } from '../../prose.ts';
import { D6 } from '../../random/source.ts';
import { type Seat, seatsUpTo } from '../../seat.ts';
import { hpAfter, type LanternEvent, masterOf, named, type T } from './model.ts';

/** Something that the master may do: its form, and what is done with it. */
export interface Tool {
  readonly form: Form<Blanks>;
  use(answer: Answer): Flow<void> | undefined;
}

type Blanks = Readonly<Record<string, Blank<unknown>>>;

function tool<B extends Blanks>(
  form: Form<B>,
  use: (filled: ReturnType<Form<B>['read']>) => Flow<void> | undefined,
): Tool {
  return { form: form as never, use: (answer) => use(form.read(answer)) };
}

const rule = 'TOY-LAN-03';

/** What the master may do at any time. */
export function toolsOf(t: T): readonly Tool[] {
  return [harm(t), place(t), roll(t), ...show(t), ...lend(t), describe(t), dilemma(t)];
}

function tell(t: T, event: Omit<LanternEvent, 'rule' | 'seat'> & { readonly seat?: Seat }): void {
  t.emit({ seat: masterOf(t), ...event, rule });
}

const heroesOf = (t: T) =>
  seatsUpTo(masterOf(t)).map((seat) => ({ id: `hero-${seat}`, seat, names: { seat } }));

function harm(t: T): Tool {
  const fields = {
    whom: blank.one(heroesOf(t)),
    hp: blank.amount({ min: -3, max: 3, fallback: -1 }),
    note: blank.text({ minLength: 0, maxLength: 80, fallback: '' }),
  };
  return tool(formOf(masterOf(t), 'harm', fields, { rule }), ({ whom: { seat }, hp, note }) => {
    const now = hpAfter(t.state, seat, hp);
    t.state.hp[seat] = now;
    tell(t, { type: 'harmed', seat, hp: now, note });
    return undefined;
  });
}

const TRAITS = ['swift', 'huge', 'sly'].map((id) => ({ id }));

function place(t: T): Tool {
  const master = masterOf(t);
  const fields = {
    name: blank.text({ minLength: 1, maxLength: 20, pattern: '[a-z]+', fallback: 'imp' }),
    hp: blank.amount({ min: 1, max: 4 }),
    traits: blank.some(TRAITS, { min: 0, max: 2, fallback: [] }),
    seen: blank.one([{ id: 'hidden' }, { id: 'seen' }], { fallback: 0 }),
  };
  return tool(formOf(master, 'place', fields, { rule }), ({ name, hp, traits, seen }) => {
    const isHidden = seen.id === 'hidden';
    const foe = { name, hp, traits: traits.map(({ id }) => id) };
    (isHidden ? t.state.hidden : t.state.foes).push(foe);
    const tellOf = () => tell(t, { type: 'placed', foe: name });
    if (isHidden) t.among([master], tellOf);
    else tellOf();
    return undefined;
  });
}

/** Dice behind the screen, which the master alone sees. */
function roll(t: T): Tool {
  const master = masterOf(t);
  const fields = { times: blank.amount({ min: 1, max: 3 }) };
  return tool(formOf(master, 'roll', fields, { rule }), ({ times }) => {
    for (let count = 0; count < times; count += 1) rollInSecret(t, master, rule);
    return undefined;
  });
}

/** A die that whoever rolls it and the master see. */
export function rollInSecret(t: T, by: Seat, because: string): void {
  t.among([...new Set([by, masterOf(t)])], () => {
    const face = t.roll(D6, 'secret', by);
    t.state.dice.push({ face, by, shown: false });
    t.emit({ type: 'rolled-in-secret', rule: because, seat: by, face });
  });
}

/** A die that was rolled in secret is shown to all, as it fell. */
function show(t: T): readonly Tool[] {
  const { dice } = t.state;
  const unseen = dice.flatMap(({ shown }, at) => (shown ? [] : [{ id: `die-${at + 1}`, at }]));
  if (unseen.length === 0) return [];
  const form = formOf(masterOf(t), 'show', { die: blank.one(unseen) }, { rule });
  return [
    tool(form, ({ die: { at } }) => {
      const die = dice[at];
      if (die === undefined) return undefined;
      dice[at] = { ...die, shown: true };
      t.reveal();
      tell(t, { type: 'showed', seat: die.by, face: die.face });
      return undefined;
    }),
  ];
}

/** A foe is run by a hero's seat, or by the master again. */
function lend(t: T): readonly Tool[] {
  const foes = named(t.state.foes);
  if (foes.length === 0) return [];
  const fields = {
    foe: blank.one(foes),
    to: blank.one([{ id: 'nobody', seat: undefined }, ...heroesOf(t)]),
  };
  return [
    tool(formOf(masterOf(t), 'lend', fields, { rule }), ({ foe: { foe }, to }) => {
      if (to.seat === undefined) delete foe.lent;
      else foe.lent = to.seat;
      const { name } = foe;
      if (to.seat === undefined) tell(t, { type: 'taken-back', foe: name });
      else tell(t, { type: 'lent', foe: name, to: to.seat });
      return undefined;
    }),
  ];
}

const PROSE = { minLength: 1, maxLength: 400, fallback: 'It is dark.' };

function describe(t: T): Tool {
  const form = formOf(masterOf(t), 'describe', { words: blank.prose(PROSE) }, { rule });
  return tool(form, ({ words }) => {
    t.state.scene = words;
    tell(t, { type: 'described', words });
    return undefined;
  });
}

/** The master asks a hero something in its own words; everything else waits for the answer. */
function dilemma(t: T): Tool {
  const fields = { whom: blank.one(heroesOf(t)), words: blank.prose(PROSE) };
  const form = formOf(masterOf(t), 'dilemma', fields, { rule });
  return tool(form, ({ whom: { seat }, words }) => dared(t, seat, words));
}

function* dared(t: T, seat: Seat, words: Prose): Flow<void> {
  const dares = yield* confirm(t, seat, 'dare', { rule, params: { words } });
  if (!dares) {
    tell(t, { type: 'shrank', seat, words });
    return;
  }
  const face = t.roll(D6, 'dare', seat);
  const hp = hpAfter(t.state, seat, face >= 4 ? 1 : -1);
  t.state.hp[seat] = hp;
  tell(t, { type: 'dared', seat, words, face, hp });
}

import { defineGame, type Flow, secretly, type Table } from '@tablewright/engine';

interface Picks {
  round: number;
  readonly picks: string[][];
}

const options = [{ id: 'stone' }, { id: 'paper' }, { id: 'scissors' }];

/** Three rounds in which all seats pick in secret. */
export const secretPick = defineGame({
  id: 'secret-pick',
  title: 'Secret pick',
  version: '1',
  seats: { min: 2, max: 5, default: 2 },
  options: {},
  setup: (): Picks => ({ round: 0, picks: [] }),
  next: (state) => (state.round < 3 ? 'round' : undefined),
  steps: { round },
  outcome: (state) =>
    state.round < 3 ? undefined : { result: 'picked', winners: [], payoffs: [0, 0, 0, 0, 0] },
  view: (state) => state,
  invariants: [],
  speech: {
    event: (event) => ({
      key: `event.${event.type}`,
      params: { what: String((event as never as { what: string }).what) },
    }),
  },
  texts: {
    'choice.pick': 'What do you show',
    'option.stone': 'Stone',
    'option.paper': 'Paper',
    'option.scissors': 'Scissors',
    'event.shown': 'All show their hands: {what}.',
    'outcome.picked': 'All hands are shown',
    'bot.heuristic': 'careful',
  },
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: () => 0 },
});

function* round(table: Table<Picks>): Flow<void> {
  const seats = Array.from({ length: table.seatCount }, (_, seat) => seat);
  const answers = yield* secretly(
    table,
    seats.map((seat) => ({
      kind: 'one',
      seat,
      why: { key: 'choice.pick', rule: 'TOY-PICK-01' },
      options,
    })),
  );
  const shown = answers.map((answer) => options[answer as number]?.id ?? '');
  table.state.picks.push(shown);
  table.state.round += 1;
  table.emit({ type: 'shown', rule: 'TOY-PICK-01', what: shown.join(', ') } as never);
}

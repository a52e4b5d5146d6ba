import { choose, type Flow } from '@tablewright/engine';
import type { Exit, Scene } from '../../content/adventure.ts';
import { contentOf, type D20 } from '../../table.ts';
import { adventureOf, playing, sceneOf } from '../adventure/adventure.ts';
import { endCombat } from '../combat/end.ts';
import { characterOf, playerSeats } from '../deciding/decide.ts';
import { relieve, relieveOf } from '../effects/relieve.ts';
import { doAll, learn } from './doing.ts';
import { openExits } from './exits.ts';
import { endFreeScene } from './free-scene.ts';
import { settleScene } from './scenes.ts';
import { tellWords, wordsOf } from './words.ts';

const RULE = 'DT-XC-08';

/**
 * The scene is skipped: its outcome, its key clue and its award come without a roll, and it inflicts nothing more
 * (DT-XC-05, -08). What was lost before stays lost. In free play the scene is over, and no award is due.
 */
export function* skipScene(t: D20): Flow<void> {
  delete t.state.skips;
  t.tell?.({ type: 'safety', rule: 'DT-XC-05', how: 'skip' });
  yield* endQuietly(t);
  for (const creature of t.state.creatures) yield* relieveOf(t, creature, ['aflame'], 'end', RULE);
  t.state.dying = [];
  const { story } = t.state;
  if (adventureOf(t) === undefined || story === undefined) {
    yield* endFreeScene(t);
    return;
  }
  const scene = sceneOf(t);
  story.deadline = undefined;
  tellWords(t, scene.skip.text, RULE);
  yield* doAll(t, scene.skip.do, { rule: RULE });
  if (scene.key !== undefined) learn(t, scene.key.fact, RULE);
  settleScene(t, scene, 'skipped');
  if (story.goes === undefined) yield* goOn(t, scene);
}

/** A fight is over at no cost: what would be paid for at its end is not. */
function* endQuietly(t: D20): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  const { traits } = contentOf(t);
  for (const creature of t.state.creatures) {
    if (!combat.participants.includes(creature.id)) continue;
    for (const effect of [...creature.effects]) {
      const isOfFight = effect.until.at === 'combat' || traits[effect.kind]?.on?.combatEnded;
      if (isOfFight) yield* relieve(t, creature, effect, 'skip', RULE);
    }
  }
  yield* endCombat(t, 'by-master');
}

/** By the exit that the scene names, else by one that is open, which any of the players picks (DT-XC-05). */
function* goOn(t: D20, scene: Scene): Flow<void> {
  const { story } = playing(t);
  const exit = scene.exits.find(({ id }) => id === scene.skip.exit) ?? (yield* pickExit(t, scene));
  story.goes = exit?.to ?? 'end';
  if (exit?.ending !== undefined) story.ending = exit.ending;
}

function* pickExit(t: D20, { exits }: Scene): Flow<Exit | undefined> {
  const open = openExits(t);
  const seats = playerSeats(t).filter((seat) => characterOf(t.state, seat) !== undefined);
  if (open.length < 2 || seats.length === 0) return open[0] ?? exits[0];
  const options = open.map((exit) => ({
    id: `exit-${exit.id}`,
    text: { key: 'deed.exit', params: { words: wordsOf(t, exit.label) } },
    exit,
  }));
  return (yield* choose(t, seats, 'choice.skip-exit', options, { rule: 'DT-XC-05' })).exit;
}

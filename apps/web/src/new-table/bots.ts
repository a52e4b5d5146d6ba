import { levelNames, policyNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { seatMark } from '@tablewright/table-kit';

const NAMES = ['Lya', 'Tom', 'Ines', 'Karl', 'Mira', 'Otto', 'Ruth', 'Sven'];
/** Names by which one knows a machine. */
const BOT_NAMES = ['Rivet', 'Sprocket', 'Gizmo', 'Ratchet', 'Widget', 'Piston', 'Cog', 'Gasket'];

/** What a seat is called until somebody says otherwise. */
export function usualName(seat: number, isBot = false): string {
  return (isBot ? BOT_NAMES : NAMES)[seat] ?? seatMark(seat).letter;
}

/** The name of a seat on which a bot plays now, or a person: a name that somebody chose stays. */
export function nameAs(name: string, isBot: boolean): string {
  const at = (isBot ? NAMES : BOT_NAMES).indexOf(name);
  return at < 0 ? name : usualName(at, isBot);
}

/** A name for a bot that nobody at the table has. */
export function freeBotName(taken: readonly string[]): string {
  const lower = taken.map((name) => name.toLocaleLowerCase());
  const free = BOT_NAMES.find((name) => !lower.includes(name.toLocaleLowerCase()));
  return free ?? `Bot ${taken.length + 1}`;
}

/** The bots to choose from: the levels of the game, or all its bots where it has no levels. */
export function botsOf(game: Game): readonly string[] {
  const levels = levelNames(game);
  return levels.length > 0 ? levels : policyNames(game);
}

/** The bot that is chosen until somebody says otherwise. */
export function usualBot(game: Game): string {
  const levels = levelNames(game);
  return levels.find((level) => level === 'seasoned') ?? Object.keys(game.bots)[0] ?? 'random';
}

import type { Game } from '@tablewright/engine';
import type { TablePlan } from '@tablewright/engine/table-plan';
import { sayOrShow } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';
import { botLevel, isBot } from './company.ts';
import type { PlannedTable } from './plan-of.ts';
import type { Where } from './planned-seat.ts';
import { useSettingWords } from './setting-words.ts';

/** Always in sight: the table in one line, why it cannot be begun, and the button that begins it. */
export function SetupBar({
  game,
  plan,
  speaker,
  where,
  table,
  disabled,
  children,
}: {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly speaker: Speaker;
  readonly where: Where;
  readonly table: PlannedTable;
  readonly disabled: boolean;
  /** What went wrong at the last try. */
  readonly children?: ReactNode;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const summary = useSummary(game, plan, speaker, where, table);
  return (
    <div className="setup-bar">
      {children}
      <p id={id} className="setup-summary">
        {summary}
      </p>
      <button
        type="submit"
        className="tw-button tw-primary setup-start"
        disabled={disabled}
        aria-describedby={id}
      >
        {words(where === 'online' ? 'new.open' : 'new.start')}
      </button>
    </div>
  );
}

/** "4 seats, you and 3 casual bots, Boing the Ooze". */
function useSummary(
  game: Game,
  { first }: TablePlan,
  speaker: Speaker,
  where: Where,
  { seats, options }: PlannedTable,
): string {
  const words = useWebWords();
  const { language } = useLanguage();
  const say = useSettingWords(speaker, game.options, []);
  const bots = seats.filter((seat) => isBot(seat, where)).length;
  const level = botLevel(seats, where);
  const people = seats.length - bots;
  const friends = where === 'online' ? Math.max(0, people - 1) : 0;
  const who = [
    people - friends === 1 && words('new.sum.you'),
    people - friends > 1 && words('new.sum.people', { count: people }),
    friends > 0 && words('new.sum.friends', { count: friends }),
    bots > 0 &&
      (level === undefined
        ? words('new.sum.bots', { count: bots })
        : words('new.sum.bots.level', {
            count: bots,
            level: sayOrShow(speaker, { key: `bot.${level}` }).toLocaleLowerCase(language),
          })),
  ].filter((part) => part !== false);
  const choices = first.flatMap(({ option }) => {
    const spec = game.options[option];
    const isAsked = spec?.kind === 'choice' && spec.values.length > 1;
    return isAsked ? [say(option, options[option] ?? spec.default)] : [];
  });
  const company = new Intl.ListFormat(language, { type: 'conjunction' }).format(who);
  return [words('new.count', { count: seats.length }), company, ...choices].join(', ');
}

import { PartsPopover } from '@tablewright/table-kit/parts';
import { type ReactNode, useMemo } from 'react';
import { purposeCalled } from '../../called.ts';
import { rolledParams } from '../../roll-text.ts';
import { useTableTop } from '../board-context.tsx';
import { termWords } from '../parts.ts';
import { boardText } from '../words.ts';
import { type LyingDice, type LyingRoll, lastRolls, type Rolled } from './last-rolls.ts';

/** The last rolls, as dice that lie where all can see them; each opens into what it was made of. */
export function RollTray(): ReactNode {
  const { events } = useTableTop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told only grows
  const rolls = useMemo(() => lastRolls(events), [events.length, events.at(-1)]);
  if (rolls.length === 0) return null;
  return (
    <section className="dt-tray" data-part="rolls" aria-label={boardText('board.rolls')}>
      <h3>{boardText('board.rolls')}</h3>
      <ol>
        {rolls.map((one) => (
          <li key={one.key}>{'roll' in one ? <Roll one={one} /> : <Dice one={one} />}</li>
        ))}
      </ol>
    </section>
  );
}

function Roll({ one }: { readonly one: LyingRoll }): ReactNode {
  const { say, nameOf } = useTableTop();
  const { roll, natural, total, isChanged } = one;
  const { what } = rolledParams(roll);
  const text = typeof what === 'object' && 'key' in what ? say(what) : '';
  const who = nameOf(roll.creature);
  const success = isChanged ? changedSuccess(one) : roll.success;
  const outcome = success === undefined ? 'none' : success ? 'yes' : 'no';
  return (
    <PartsPopover
      className="dt-roll"
      data={{ 'data-success': outcome }}
      label={boardText('board.roll.of', { name: who, what: text })}
      total={total}
      rule={roll.rule}
      parts={[
        { label: boardText('board.roll.die'), amount: natural, rule: dieRule(roll) },
        ...roll.terms.map((term) => ({
          label: termWords(term, say),
          ...{ amount: term.value, rule: term.rule },
        })),
      ]}
    >
      <Die natural={natural} mode={roll.mode} faces={roll.faces} />
      <span className="dt-roll-words">
        <b>{who}</b> <span>{text}</span>
        <Leans roll={roll} />
      </span>
      <span className="dt-roll-total">
        <b>{total}</b>
        {roll.target !== undefined && (
          <small>{boardText('board.roll.target', { target: roll.target })}</small>
        )}
        {outcome !== 'none' && <small>{boardText(`board.roll.${outcome}`)}</small>}
      </span>
    </PartsPopover>
  );
}

/** Which face counts, and why. */
function dieRule({ mode, leans }: Rolled): string {
  if (mode === 'advantage') return 'DT-ADV-01';
  if (mode === 'disadvantage') return 'DT-ADV-02';
  return leans.length > 0 ? 'DT-ADV-03' : 'DT-DICE-08';
}

/** Dice of damage, or for something, with what is added to them. */
function Dice({ one: { dice } }: { readonly one: LyingDice }): ReactNode {
  const { say, nameOf } = useTableTop();
  const who = nameOf(dice.creature);
  const isDamage = dice.type === 'damage-rolled';
  const shown = dice.faces.reduce((sum, face) => sum + face, 0);
  const total = isDamage ? dice.amount : shown;
  const text = isDamage
    ? boardText('board.roll.damage')
    : boardText('board.roll.for', { what: say(purposeCalled(dice.for)) });
  const faces = (
    <>
      <span className="dt-d6s" aria-hidden="true">
        {dice.faces.slice(0, MOST_FACES).map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
          <i key={at}>{face}</i>
        ))}
      </span>
      <span className="dt-roll-words">
        <b>{who}</b> <span>{text}</span>
      </span>
      <span className="dt-roll-total">
        <b>{total}</b>
      </span>
    </>
  );
  const terms = isDamage ? dice.terms.filter(({ value }) => value !== 0) : [];
  const sum = terms.reduce((all, { value }) => all + value, shown);
  return (
    <PartsPopover
      className="dt-roll"
      label={boardText('board.roll.of', { name: who, what: text })}
      total={total}
      rule={dice.rule}
      parts={[
        { label: boardText('board.roll.dice'), amount: shown },
        ...terms.map((term) => ({
          label: termWords(term, say),
          ...{ amount: term.value, rule: term.rule },
        })),
        // The dice of light weapons are halved; those of a natural 20 are not thrown at all.
        ...(sum === total
          ? []
          : [
              {
                ...{ label: boardText('board.roll.rest'), amount: total - sum },
                rule: dice.faces.length === 0 ? 'DT-ATK-06' : 'DT-DICE-07',
              },
            ]),
      ]}
    >
      {faces}
    </PartsPopover>
  );
}

/** So many dice of a throw are drawn. */
const MOST_FACES = 4;

/** Whether a roll that has been changed succeeds: known where its number is. */
function changedSuccess({ roll, total }: LyingRoll): boolean | undefined {
  return roll.target === undefined ? undefined : total >= roll.target;
}

/** A d20 as it lies, the one that does not count beside it. */
function Die({
  natural,
  mode,
  faces,
}: {
  readonly natural: number;
  readonly mode: Rolled['mode'];
  readonly faces: readonly number[];
}): ReactNode {
  const other = mode === 'straight' ? undefined : faces.find((face) => face !== natural);
  return (
    <svg
      className="dt-die"
      viewBox="0 0 40 44"
      width={36}
      height={40}
      aria-hidden="true"
      data-most={natural === 20 || undefined}
      data-least={natural === 1 || undefined}
    >
      <path d="M20 2L37 12V32L20 42L3 32V12zM20 2L31 30H9zM3 12L20 2L9 30L3 32M37 12L31 30L37 32M9 30L20 42L31 30" />
      <text x="20" y="22">
        {natural}
      </text>
      {other !== undefined && (
        <text className="dt-die-other" x="36" y="40">
          {other}
        </text>
      )}
    </svg>
  );
}

/** What gave advantage or disadvantage. */
function Leans({ roll: { leans, mode } }: { readonly roll: Rolled }): ReactNode {
  const { say } = useTableTop();
  const all = leans as readonly { readonly is: string; readonly from?: string }[];
  if (all.length === 0) return null;
  const sources = all.flatMap(({ from }) => (from === undefined ? [] : [termWords({ from }, say)]));
  const said = boardText(`board.mode.${mode}`);
  return (
    <small className="dt-quiet">
      {' '}
      {sources.length === 0
        ? said
        : boardText('board.leans', { mode: said, sources: sources.join(', ') })}
    </small>
  );
}

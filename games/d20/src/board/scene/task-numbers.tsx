import { PartsPopover } from '@tablewright/table-kit/parts';
import type { ReactNode } from 'react';
import { gearCalled, tagCalled } from '../../called.ts';
import { type TaskFacts, type TaskWay, taskFacts } from '../../explain/index.ts';
import { useTableTop } from '../board-context.tsx';
import { timeWords } from '../creature-words.ts';
import { partsOf } from '../parts.ts';
import { boardText, percent, signed } from '../words.ts';

/** What is known of a task before it is tried: by what, against what, how likely, how long, and what it takes. */
export function TaskNumbers({ task }: { readonly task: string }): ReactNode {
  const { view, own, say } = useTableTop();
  const facts = own === undefined ? undefined : taskFacts(view, own, task);
  if (facts === undefined) return null;
  const { ways, roll, rounds, feet, tool, price, failed } = facts;
  const more = [
    ...(ways.length === 0 || roll === 'opposed' ? [boardText(`board.task.${roll}`)] : []),
    ...(roll === 'influence' && facts.target === undefined
      ? [boardText('board.task.unknown')]
      : []),
    ...whoWords(facts),
    ...(rounds === undefined || rounds === 0 ? [] : [timeWords(rounds)]),
    ...(feet === undefined ? [] : [boardText('board.feet', { feet })]),
    ...(tool === undefined ? [] : [boardText('board.task.tool', { item: say(gearCalled(tool)) })]),
    ...(price?.item === undefined
      ? []
      : [boardText('board.task.price', { item: say(gearCalled(price.item)) })]),
    ...(price?.gp === undefined ? [] : [boardText('board.task.gp', { gp: price.gp })]),
    ...(failed === 0 ? [] : [boardText('board.task.failed', { count: failed })]),
  ];
  return (
    <div className="dt-task-numbers">
      {ways.map((way) => (
        <Way key={way.tag} way={way} target={facts.target} rule={facts.difficulty} />
      ))}
      {more.length > 0 && <p className="dt-quiet">{more.join(' · ')}</p>}
    </div>
  );
}

/** Whoever else rolls. */
const whoWords = ({ who, roll }: TaskFacts): readonly string[] =>
  who === 'one' || roll === 'none' ? [] : [boardText(`board.task.who.${who}`)];

function Way({
  way: { tag, number, chance },
  target,
  rule,
}: {
  readonly way: TaskWay;
  readonly target: number | undefined;
  readonly rule: string;
}): ReactNode {
  const { say } = useTableTop();
  const { sum, mode } = number;
  const name = say(tagCalled(tag));
  return (
    <div className="dt-way-line">
      <PartsPopover
        className="dt-number"
        label={name}
        total={sum.total}
        rule={rule}
        parts={partsOf(sum, say)}
      >
        {boardText('board.task.way', { tag: name, bonus: signed(sum.total), mode })}
      </PartsPopover>
      {target !== undefined && <span>{boardText('board.task.target', { target })}</span>}
      {chance !== undefined && <b>{boardText('board.chance', { chance: percent(chance) })}</b>}
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { textOf } from '../thing-names.ts';
import { useBoard, useLookedAt, usePicks } from './board-context.tsx';
import { boardText } from './board-words.ts';
import { attackAsked, attackOf, oddsOfAttack, oddsOn } from './odds-lines.ts';
import { OddsView, TargetsView } from './odds-view.tsx';
import { Peek } from './peek.tsx';
import { standingOn } from './places.ts';
import { useDrawnWay } from './use-way.ts';

/** Under the map: who is looked at, and what the decision would bring. */
export const Foot = memo(function Foot(): ReactNode {
  const { view, ground, selected, acting } = useBoard();
  const cell = useLookedAt();
  const under =
    cell === undefined || cell < 0
      ? undefined
      : standingOn(ground.map, view.creatures, cell).at(-1);
  const who = under ?? selected ?? acting;
  const info = useInfo(under);
  return (
    <div className="kz-foot" data-part="foot" data-info={info === undefined ? undefined : true}>
      <Peek who={who} cell={under === undefined ? cell : undefined} />
      {info}
    </div>
  );
});

/** The odds of what is aimed at, or the way that is drawn; nothing if neither matters. */
function useInfo(under: number | undefined): ReactNode | undefined {
  const { view, choices, say, index } = useBoard();
  const { pointedAt } = usePicks();
  const way = choices.find(({ kind }) => kind === 'path');
  if (way !== undefined) return <WayView />;
  for (const choice of choices) {
    const attack = attackAsked(view, choice);
    if (attack !== undefined) {
      const pointed = choice.options.find((option) => pointedAt({ choice, option }));
      const target = pointed?.names?.creature ?? under;
      if (typeof target !== 'number' || !index.onCreatures.has(target)) continue;
      const odds = oddsOn(view, attack.who, target, attack.power);
      if (odds === undefined) continue;
      const name = view.creatures[target]?.name ?? '';
      const title = boardText('board.odds.title', { power: say(textOf(attack.power.id)), name });
      return <OddsView title={title} odds={odds} />;
    }
    const who = Number(choice.why.params?.who ?? -1);
    if (choice.why.key !== 'action' || view.creatures[who] === undefined) continue;
    const pointed = choice.options.find((option) => pointedAt({ choice, option }));
    const power = pointed && attackOf(view, who, pointed.id);
    if (power === undefined) continue;
    return <TargetsView title={say(textOf(power.id))} aimed={oddsOfAttack(view, who, power)} />;
  }
  return undefined;
}

/** What the way that is drawn costs and brings (KZ-OPP-02, KZ-ZONE-02), and the button to go it. */
function WayView(): ReactNode {
  const { view, choices, say, drawn: ids, onAnswer } = useBoard();
  const drawn = useDrawnWay();
  const choice = choices.find(({ kind }) => kind === 'path');
  if (drawn === undefined || choice === undefined) return null;
  const steps = drawn.cells.length - 1;
  return (
    <section className="kz-way-view">
      {steps === 0 ? (
        <p>{boardText('board.way.start')}</p>
      ) : (
        <>
          <p>
            <b>{boardText('board.way.cost', { cost: drawn.cost, budget: drawn.budget })}</b>
          </p>
          <ul>
            {drawn.granted.length === 0 && <li>{boardText('board.way.safe')}</li>}
            {drawn.granted.map(({ to, from }) => (
              <li key={to} data-risk>
                {boardText('board.way.granted', {
                  name: view.creatures[to]?.name ?? '',
                  count: from.length,
                })}
              </li>
            ))}
            {drawn.zones.map((zone) => (
              <li key={zone} data-risk>
                {boardText('board.way.zone', { name: say(textOf(zone)) })}
              </li>
            ))}
            {!drawn.mayEnd && <li data-risk>{boardText('board.way.stuck')}</li>}
          </ul>
          {drawn.mayEnd && (
            <button type="button" className="kz-go" onClick={() => onAnswer(choice.slot, ids)}>
              {say({ key: `${choice.why.key}.verb`, params: { steps } })}
            </button>
          )}
        </>
      )}
    </section>
  );
}

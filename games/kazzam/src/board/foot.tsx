import { memo, type ReactNode } from 'react';
import {
  attackAsked,
  attackOf,
  oddsOfAttack,
  oddsOn,
  standingOn,
  type WayFacts,
} from '../explain/index.ts';
import { useBoard, useLookedAt, usePicks } from './board-context.tsx';
import { OddsView, TargetsView } from './odds-view.tsx';
import { Peek } from './peek.tsx';
import { useDrawnWay, useWayAhead } from './use-way.ts';
import { riskLine } from './way-words.ts';
import { useWhyNot } from './why-not-words.ts';
import { boardText } from './words.ts';

/** Under the map: who is looked at, and what the decision would bring. */
export const Foot = memo(function Foot(): ReactNode {
  const { view, court, selected, acting } = useBoard();
  const cell = useLookedAt();
  const under =
    cell === undefined || cell < 0 ? undefined : standingOn(court, view.creatures, cell).at(-1);
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
  const ahead = useWayAhead();
  const not = useWhyNot();
  const way = choices.find(({ kind }) => kind === 'path');
  if (way !== undefined) return <WayView not={not} />;
  if (not !== undefined) return <NotView why={not} />;
  if (ahead !== undefined) return <WayParts way={ahead} />;
  for (const choice of choices) {
    const attack = attackAsked(view, choice);
    if (attack !== undefined) {
      const pointed = choice.options.find((option) => pointedAt({ choice, option }));
      const target = pointed?.names?.creature ?? under;
      if (typeof target !== 'number' || !index.onCreatures.has(target)) continue;
      const odds = oddsOn(view, attack, target);
      if (odds === undefined) continue;
      const name = view.creatures[target]?.name ?? '';
      const title = boardText('board.odds.title', { power: say(attack.name), name });
      return <OddsView title={title} odds={odds} />;
    }
    const who = Number(choice.why.params?.who ?? -1);
    if (choice.why.key !== 'action' || view.creatures[who] === undefined) continue;
    const pointed = choice.options.find((option) => pointedAt({ choice, option }));
    const thought = pointed && attackOf(view, who, pointed.id);
    if (thought === undefined) continue;
    return <TargetsView title={say(thought.name)} aimed={oddsOfAttack(view, thought)} />;
  }
  return undefined;
}

/** What the drawn way costs and risks (KZ-OPP-02, KZ-ZONE-02), and the button that goes it. */
function WayView({ not }: { readonly not: string | undefined }): ReactNode {
  const { choices, say, drawn: ids, onAnswer } = useBoard();
  const drawn = useDrawnWay();
  const ahead = useWayAhead();
  const choice = choices.find(({ kind }) => kind === 'path');
  if (drawn === undefined || choice === undefined) return null;
  const steps = drawn.cells.length - 1;
  if (steps === 0 && not !== undefined) return <NotView why={not} />;
  if (steps === 0 && ahead === undefined) {
    return (
      <section className="kz-way-view">
        <p>{boardText('board.way.start')}</p>
      </section>
    );
  }
  return (
    <WayParts way={steps === 0 && ahead !== undefined ? ahead : drawn}>
      {steps > 0 && drawn.mayEnd && (
        <button type="button" className="kz-go" onClick={() => onAnswer(choice.slot, ids)}>
          {say({ key: `${choice.why.key}.verb`, params: { steps } })}
        </button>
      )}
    </WayParts>
  );
}

/** Why what is looked at cannot be chosen; who listens hears it with the name of the square. */
function NotView({ why }: { readonly why: string }): ReactNode {
  return (
    <section className="kz-way-view">
      <p className="kz-not">{why}</p>
    </section>
  );
}

/** The price of a way and, part by part, what it brings upon its walker. */
function WayParts({
  way: { cost, budget, risks, mayEnd },
  children,
}: {
  readonly way: WayFacts;
  readonly children?: ReactNode;
}): ReactNode {
  const { say } = useBoard();
  return (
    <section className="kz-way-view">
      <p>
        <b>{boardText('board.way.cost', { cost, budget })}</b>
      </p>
      <ul>
        {risks.length === 0 && <li>{boardText('board.way.safe')}</li>}
        {risks.map((risk) => (
          <li key={riskLine(risk, say)} data-risk>
            {riskLine(risk, say)}
          </li>
        ))}
        {!mayEnd && <li data-risk>{boardText('board.way.stuck')}</li>}
      </ul>
      {children}
    </section>
  );
}

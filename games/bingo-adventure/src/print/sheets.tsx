import { Boxes, PaperPage, type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { Ink } from '../board/ink.tsx';
import { CostDiagram } from '../board/pattern-diagram.tsx';
import { boardText, className, monsterName, powerText } from '../board/words.ts';
import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { CharacterPower, ClassSheet, MonsterPower, MonsterSheet } from '../content/power.ts';
import { costFacts } from '../explain/index.ts';
import { printText } from './words.ts';

const CHARACTERS = [1, 2, 3, 4];

/** The four character sheets, two on a page. */
export function CharacterPages({ say }: PrintProps): ReactNode {
  return pagesOf(Object.values(CLASSES), 2).map((sheets) => (
    <PaperPage key={sheets.map(({ id }) => id).join()}>
      {sheets.map((sheet) => (
        <CharacterPaper key={sheet.id} sheet={sheet} say={say} />
      ))}
    </PaperPage>
  ));
}

/** The monster sheets and the team sheet, two on a page. */
export function MonsterPages({ say }: PrintProps): ReactNode {
  const sheets = Object.values(MONSTERS).map((sheet) => (
    <MonsterPaper key={sheet.id} sheet={sheet} say={say} />
  ));
  return pagesOf([...sheets, <TeamPaper key="team" />], 2).map((pair) => (
    <PaperPage key={pair.map(({ key }) => key).join()}>{pair}</PaperPage>
  ));
}

type Say = Pick<PrintProps, 'say'>;

function CharacterPaper({ sheet, say }: { readonly sheet: ClassSheet } & Say): ReactNode {
  return (
    <section className="bap-sheet">
      <header>
        <Ink icon={sheet.id} />
        <h3>{className(sheet.id)}</h3>
        <p className="bap-line">{printText('sheet.name')}</p>
        <p className="bap-number">{printText('sheet.move', { move: sheet.move })}</p>
      </header>
      <p className="bap-small">{say({ key: `field.${sheet.id}` })}</p>
      <div className="bap-body">
        <div className="bap-pools">
          <Boxes count={sheet.health} label={printText('sheet.health', { health: sheet.health })} />
          <Pools />
        </div>
        <ul className="bap-powers">
          {sheet.powers.map((power) => (
            <Power key={power.id} power={power} say={say}>
              {power.elemental === true && (
                <span className="bap-element">{printText('sheet.element')}</span>
              )}
            </Power>
          ))}
        </ul>
      </div>
    </section>
  );
}

function MonsterPaper({ sheet, say }: { readonly sheet: MonsterSheet } & Say): ReactNode {
  const healthOf = (scaled: boolean): readonly number[] =>
    CHARACTERS.map((count) => sheet.health(count, scaled));
  const list = healthOf(true).join(', ');
  // One monster has a rating of its own that does not depend on how many fight it.
  const [fixed] = healthOf(false).every((health, _, all) => health === all[0])
    ? healthOf(false)
    : [];
  return (
    <section className="bap-sheet">
      <header>
        <Ink icon={sheet.id} />
        <h3>
          {monsterName(sheet.id)} {boardText(`board.title.${sheet.id}`)}
        </h3>
        <p className="bap-number">{printText('sheet.move', { move: sheet.move })}</p>
      </header>
      <div className="bap-body">
        <div className="bap-pools">
          <p>{printText('sheet.health.monster', { list })}</p>
          {fixed !== undefined && <p>{printText('sheet.health.fixed', { health: fixed })}</p>}
          <p className="bap-small">{printText('sheet.health.hard')}</p>
          <p>{printText(`sheet.affinity.${sheet.affinity}`)}</p>
          {sheet.toughness > 0 && (
            <p>{printText('sheet.toughness', { points: sheet.toughness })}</p>
          )}
          <Pools />
        </div>
        <ul className="bap-powers">
          {sheet.powers.map((power) => (
            <Power key={power.id} power={power} say={say}>
              <Skip power={power} />
            </Power>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TeamPaper(): ReactNode {
  return (
    <section className="bap-sheet">
      <header>
        <h3>{printText('sheet.team')}</h3>
      </header>
      <div className="bap-body">
        <p className="bap-place">{printText('sheet.card')}</p>
        <ul className="bap-notes">
          <li>{printText('sheet.team.1')}</li>
          <li>{printText('sheet.team.2')}</li>
          <li>{printText('sheet.team.3')}</li>
          <li>{printText('sheet.team.elements')}</li>
        </ul>
      </div>
    </section>
  );
}

/** Places for what a sheet gathers. */
function Pools(): ReactNode {
  return (
    <div className="bap-areas">
      <p>{printText('sheet.pending')}</p>
      <p>{printText('sheet.shields')}</p>
      <p>{printText('sheet.duds')}</p>
    </div>
  );
}

function Power({
  power: { id, cost, rule },
  say,
  children,
}: {
  readonly power: CharacterPower | MonsterPower;
  readonly children: ReactNode;
} & Say): ReactNode {
  const bingo = cost.kind === 'pattern' && cost.bingo;
  return (
    <li data-duds={cost.kind === 'duds' || undefined}>
      <CostDiagram cost={costFacts(cost)} />
      <div>
        <h4>
          {bingo && `${printText('sheet.bingo')}: `}
          {say({ key: `power.${id}` })}
        </h4>
        <p>{powerText(id)}</p>
        <p className="bap-power-foot">
          {children} <small>{rule}</small>
        </p>
      </div>
    </li>
  );
}

function Skip({ power }: { readonly power: MonsterPower }): ReactNode {
  return power.circle === 'skip' ? (
    <span className="bap-skip">
      <i /> {printText('sheet.skip')}
    </span>
  ) : (
    <b>{printText('sheet.remove-all')}</b>
  );
}

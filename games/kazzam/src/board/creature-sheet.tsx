import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { textOf } from '../content-names.ts';
import {
  creatureFacts,
  creepRowsOf,
  inPlayOn,
  nameOfEnemy,
  powersOf,
  teamName,
} from '../explain/index.ts';
import type { CompanionKind, Creature } from '../model.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';
import { PowerEmblem } from './emblem.tsx';
import { InPlayList } from './in-play-list.tsx';
import { lettersOf } from './letters.ts';
import { Numbers } from './numbers.tsx';
import { ActionsLeft } from './peek.tsx';
import { Portrait } from './portrait.tsx';
import { boardText } from './words.ts';

/** The sheet of a creature. */
export function CreatureSheet({ who }: { readonly who: number }): ReactNode {
  const { view } = useBoard();
  const creature = view.creatures[who];
  const facts = creatureFacts(view, who);
  if (creature === undefined || facts === undefined) return null;
  return (
    <div className="kz-sheet">
      <Head who={who} creature={creature} />
      {facts.where === 'unseen' && (
        <p>
          {boardText('board.unseen')} <RuleLink id="KZ-INFO-03" />
        </p>
      )}
      {facts.where === 'away' && (
        <p>
          {boardText('board.away')} <RuleLink id="KM-MOLE-03" />
        </p>
      )}
      {facts.others.map((other) => (
        <p key={other}>
          {boardText('board.shares', { name: view.creatures[other]?.name ?? '' })}{' '}
          <RuleLink id="KM-MOLE-01" />
        </p>
      ))}
      {facts.squeezed !== undefined && (
        <p>
          {boardText('board.squeezed.help')} <RuleLink id="KZ-LARGE-08" />
        </p>
      )}
      <Numbers who={who} />
      <h3>{boardText('board.statuses.on', { name: creature.name })}</h3>
      <InPlayList effects={inPlayOn(view, who)} />
      {creature.kind === 'athlete' && <Powers who={who} />}
      {creature.kind === 'creep' && <CreepRows who={who} />}
    </div>
  );
}

interface Shown {
  readonly who: number;
  readonly creature: Creature;
}

function Head({ who, creature }: Shown): ReactNode {
  switch (creature.kind) {
    case 'athlete':
      return <AthleteHead who={who} creature={creature} />;
    case 'creep':
      return <CreepHead who={who} creature={creature} />;
    case 'summoned':
    case 'automaton':
      return <CompanionHead {...creature} kind={creature.kind} />;
    case 'thing':
      return null;
  }
}

/** What it is, and who brought it. */
function CompanionHead({
  kind,
  owner,
  block = '',
}: Pick<Creature, 'owner' | 'block'> & { readonly kind: CompanionKind }): ReactNode {
  const { view, say } = useBoard();
  const name = view.creatures[owner]?.name ?? '';
  return (
    <>
      <p>{boardText(`board.companion.${kind}`, { name })}</p>
      <p>{say({ key: `${textOf(block).key}.help` })}</p>
    </>
  );
}

function AthleteHead({ who, creature }: Shown): ReactNode {
  const { view, say, acting, looks } = useBoard();
  const build = view.builds[creature.build];
  const team = creature.team ?? 0;
  const { turn } = view;
  return (
    <>
      <div className="kz-sheet-head">
        <Portrait
          size={96}
          kind={creature.kind}
          paint={paintOf(view, team)}
          look={looks[who]}
          letters={lettersOf(creature.name)}
        />
        <div>
          <p>
            {boardText(paintOf(view, team) === 'red' ? 'board.team.red' : 'board.team.blue', {
              team: say(teamName(view, team)),
            })}
          </p>
          {build !== undefined && build.className !== '' && (
            <p>
              <b>
                {boardText('board.builds', {
                  specialisation: say({ key: `specialisation.${build.specialisation}` }),
                  role: say({ key: `role.${build.role}` }),
                  class: say({ key: `class.${build.className}` }),
                })}
              </b>
            </p>
          )}
        </div>
      </div>
      {build !== undefined && build.className !== '' && (
        <ul className="kz-traits">
          <li>{say({ key: `role.${build.role}.help` })}</li>
          <li>{say({ key: `specialisation.${build.specialisation}.help` })}</li>
          <li>{say({ key: `class.${build.className}.help` })}</li>
          <li>
            <b>{say({ key: `implement.${build.implement}` })}</b>{' '}
            {say({ key: `implement.${build.implement}.help` })}
          </li>
        </ul>
      )}
      {acting !== undefined && view.creatures[acting] === creature && turn?.creature === acting && (
        <p>
          {boardText('board.actions')}: <ActionsLeft />
        </p>
      )}
    </>
  );
}

function CreepHead({ who, creature }: Shown): ReactNode {
  const { view, say, looks } = useBoard();
  const group = view.groups[creature.group];
  if (group === undefined) return null;
  const enemies = group.enemies.map((id) => say(nameOfEnemy(view, id)));
  return (
    <>
      <div className="kz-sheet-head">
        <Portrait
          size={72}
          kind={creature.kind}
          paint={paintOf(view, creature.team)}
          look={looks[who]}
          letters={lettersOf(creature.name)}
        />
        <div>
          <h3>{say({ key: `group.${group.id}` })}</h3>
          <p>
            {creature.type && boardText(`board.creep.${creature.type}`)}
            {creature.mob && `. ${boardText('board.creep.mob')}`}
          </p>
        </div>
      </div>
      <p>
        {boardText('board.creep.enemies')}:{' '}
        <b>
          {enemies.length > 0
            ? enemies.join(', ')
            : boardText(group.awake ? 'board.creep.awake' : 'board.creep.asleep')}
        </b>{' '}
        <RuleLink id="KZ-AI-01" />
      </p>
    </>
  );
}

/** The powers of an athlete, spent ones struck through. */
function Powers({ who }: { readonly who: number }): ReactNode {
  const { view, say } = useBoard();
  return (
    <>
      <h3>{boardText('board.powers')}</h3>
      <ul className="kz-powers">
        {powersOf(view, who).map(({ id, rule, name, help, encounter, spent }) => (
          <li key={id} data-spent={spent || undefined}>
            <PowerEmblem id={id} />
            <b>{say(name)}</b> <RuleLink id={rule} />
            {encounter && (
              <small>{boardText(spent ? 'board.power.spent' : 'board.power.encounter')}</small>
            )}
            <span>{say(help)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The table of a Creep's group, with the row that its die has brought. */
function CreepRows({ who }: { readonly who: number }): ReactNode {
  const { view, say } = useBoard();
  return (
    <>
      <h3>{boardText('board.creep.rows')}</h3>
      <ul className="kz-powers">
        {creepRowsOf(view, who).map(({ id, rule, faces, name, help, further, rolled }) => (
          <li key={id} data-now={rolled || undefined}>
            <b>
              {faces.length > 0 && `${faces.join(', ')}: `}
              {say(name)}
            </b>{' '}
            <RuleLink id={rule} />
            {rolled && <small>{boardText('board.creep.face')}</small>}
            <span>{say(help)}</span>
            {further.length > 0 && (
              <span>
                {boardText('board.creep.further', { powers: further.map(say).join(', ') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

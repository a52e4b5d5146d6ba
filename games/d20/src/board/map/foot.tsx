import { offersOf } from '@tablewright/table-kit/board';
import { PartsPopover } from '@tablewright/table-kit/parts';
import type { ReactNode } from 'react';
import { attackCalled } from '../../called.ts';
import { conditionsOf, isAttitudeKnown, sightBetween, turnLeft } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import { useTableTop } from '../board-context.tsx';
import { ConditionBadges } from '../conditions/condition-badge.tsx';
import { chanceWords, damageWords, distanceTo } from '../creature-words.ts';
import { hitWords, type OfferedAttack, offeredAttacks } from '../odds-words.ts';
import { attacksAmong } from '../offers.ts';
import { partsOf } from '../parts.ts';
import { TokenPicture } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { boardText, signed } from '../words.ts';
import { placesOf } from './places.ts';
import { squareWords } from './square-words.ts';

/** Who or what the pointer or the focus is on, in words, with what an attack there would promise. */
export function Foot(): ReactNode {
  const table = useTableTop();
  const { looked, view } = table;
  if (looked === undefined) return <Legend />;
  const found = view.creatures.filter(({ place, id }) =>
    'creature' in looked
      ? looked.creature === id
      : place.at === 'square' && place.cell === looked.cell,
  );
  const creature = found.find(({ life }) => life === 'alive') ?? found[0];
  if (creature === undefined)
    return (
      <p className="dt-foot">
        <span className="dt-foot-words">
          {'cell' in looked ? squareWords(table, looked.cell) : ''}
        </span>
      </p>
    );
  return <AtCreature creature={creature} />;
}

/** What the marks on the ground and on others mean, and what to do first where nobody is in reach. */
function Legend(): ReactNode {
  const { choices, map, view } = useTableTop();
  const deed = choices.find(({ why }) => why.key === 'choice.deed');
  const walks = placesOf(choices).some(({ feet }) => feet !== undefined);
  const goes = offersOf(choices).some(({ option }) => option.names?.how === 'towards');
  const attacks = attacksAmong(offersOf(choices)).length > 0;
  const hasFoes = view.creatures.some(
    ({ side, wound, place }) =>
      side === 'foes' && place.at !== 'away' && wound !== 'down' && wound !== 'dead',
  );
  const isFar = deed !== undefined && !attacks && hasFoes && (turnLeft(view)?.actions ?? 0) > 0;
  const said = [
    ...(isFar && (walks || goes) ? [boardText('board.foot.far')] : []),
    ...(attacks ? [boardText('board.foot.attack')] : []),
    ...(walks ? [boardText('board.foot.walk')] : []),
    ...(goes ? [boardText('board.foot.line')] : []),
    boardText(map === undefined ? 'board.foot.none-line' : 'board.foot.none'),
  ];
  return <p className="dt-foot dt-quiet">{said.join(' ')}</p>;
}

function AtCreature({ creature }: { readonly creature: SeenCreature }): ReactNode {
  const table = useTableTop();
  const { view, say, nameOf, openSheet, acting } = table;
  const { id, wound } = creature;
  const lies = conditionsOf(view, id);
  const sight = acting === undefined ? undefined : sightBetween(view, acting, id);
  const far = distanceTo(table, id);
  const attitude =
    creature.character === undefined && isAttitudeKnown(view, id)
      ? [say({ key: `option.${creature.attitude}` })]
      : [];
  const said = [
    boardText(`board.wound.${wound}`),
    ...attitude,
    ...(far === undefined ? [] : [far]),
  ];
  if (sight !== undefined) said.push(boardText(`board.sight.${sight}`));
  return (
    <div className="dt-foot">
      <TokenPicture look={tokenLook(table, creature)} size={40} />
      <div className="dt-foot-words">
        <p>
          <b>{nameOf(id)}</b> <span>{said.join(' · ')}</span>
        </p>
        {lies.length > 0 && <ConditionBadges holder={id} all={lies} />}
        {offeredAttacks(table, id).map((one) => (
          <AttackLine key={one.attack} one={one} />
        ))}
      </div>
      <button type="button" className="dt-tool" onClick={() => openSheet(id)}>
        {boardText('board.sheet.open')}
      </button>
    </div>
  );
}

/** An attack that is offered: what it adds, what it promises, and of what that is made. */
export function AttackLine({ one: { attack, odds } }: { readonly one: OfferedAttack }): ReactNode {
  const { say } = useTableTop();
  const { hit, armor, chance, damage } = odds;
  return (
    <div className="dt-attack-line">
      <span>{say(attackCalled(attack))}</span>
      <PartsPopover
        className="dt-number"
        label={boardText('board.odds.title')}
        total={hit.sum.total}
        rule={hit.sum.rule}
        parts={partsOf(hit.sum, say)}
      >
        {hitWords({ hit })}
      </PartsPopover>
      {armor !== undefined && (
        <PartsPopover
          className="dt-number"
          label={boardText('board.ac')}
          total={armor.total}
          rule={armor.rule}
          parts={partsOf(armor, say)}
        >
          {boardText('board.odds.against', { ac: armor.total })}
        </PartsPopover>
      )}
      {chance !== undefined && <b>{chanceWords(chance)}</b>}
      {damage !== undefined && (
        <PartsPopover
          className="dt-number"
          label={boardText('board.damage.title')}
          says={boardText('board.damage.flat-of', { total: signed(damage.flat.total) })}
          total={damage.flat.total}
          rule={damage.flat.rule}
          parts={partsOf(damage.flat, say)}
        >
          {damageWords(damage)}
        </PartsPopover>
      )}
    </div>
  );
}

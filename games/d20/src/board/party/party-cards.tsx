import { PartsPopover } from '@tablewright/table-kit/parts';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { spellCalled } from '../../called.ts';
import { acSum, conditionsOf, maxHpSum } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import { useTableTop } from '../board-context.tsx';
import { ConditionBadges } from '../conditions/condition-badge.tsx';
import { creatureOffers } from '../offers.ts';
import { partsOf } from '../parts.ts';
import { TokenPicture } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { useTouch } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';

/** The characters, one’s own first: a card each, which opens into the whole sheet. */
export function PartyCards(): ReactNode {
  const { view, own } = useTableTop();
  const party = view.creatures
    .filter(({ side, character }) => side === 'party' && character !== undefined)
    .sort((a, b) => Number(b.id === own) - Number(a.id === own) || a.id - b.id);
  if (party.length === 0) return null;
  return (
    <section className="dt-party" data-part="party" aria-label={boardText('board.party')}>
      <ul>
        {party.map((creature) => (
          <li key={creature.id}>
            <PartyCard creature={creature} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartyCard({ creature }: { readonly creature: SeenCreature }): ReactNode {
  const table = useTableTop();
  const { view, own, choices, nameOf, label, openSheet } = table;
  const { id, tokens, strained, wound } = creature;
  const offers = creatureOffers(choices, id);
  const touch = useTouch(offers);
  const lies = conditionsOf(view, id);
  const name = nameOf(id);
  return (
    <article
      className="dt-member"
      data-own={id === own || undefined}
      data-wound={wound}
      data-seen={`creature/${id}`}
      aria-label={name}
    >
      <div className="dt-member-head">
        <button
          type="button"
          className="dt-member-face"
          {...touch.props}
          onClick={() => (touch.live ? touch.run() : openSheet(id))}
        >
          <TokenPicture look={tokenLook(table, creature)} size={48} />
          <span className="tw-visually-hidden">
            {withOffers(`${name}, ${boardText(`board.wound.${wound}`)}`, {
              ...{ offers, picked: touch.picked, label },
            })}
          </span>
        </button>
        <div className="dt-member-name">
          <h3>{name}</h3>
          <HitPoints creature={creature} />
        </div>
      </div>
      <div className="dt-member-numbers">
        <ArmorClass creature={creature} />
        <span className="dt-tokens" data-some={tokens > 0 || undefined}>
          <b>{tokens}</b> {boardText('board.tokens', { count: tokens })}
        </span>
        <button
          type="button"
          className="dt-tool dt-sheet-tool"
          aria-label={boardText('board.sheet.of', { name })}
          title={boardText('board.sheet.open')}
          onClick={() => openSheet(id)}
        >
          <ScrollText aria-hidden="true" size={18} />
        </button>
      </div>
      {(lies.length > 0 || strained.length > 0) && (
        <ConditionBadges holder={id} all={lies}>
          {strained.map((spell) => (
            <Strained key={spell} spell={spell} />
          ))}
        </ConditionBadges>
      )}
    </article>
  );
}

/** Hit Points as a bar and as numbers; the most of them opens into what it is made of. */
function HitPoints({ creature }: { readonly creature: SeenCreature }): ReactNode {
  const { view, say, nameOf } = useTableTop();
  const { id, hp } = creature;
  const most = maxHpSum(view, id);
  if (most === undefined) return null;
  const share = Math.max(0, Math.min(1, hp / most.total));
  return (
    <div className="dt-hp">
      <PartsPopover
        className="dt-number"
        label={boardText('board.hp.most', { name: nameOf(id) })}
        says={boardText('board.hp.says', { hp, most: most.total })}
        total={most.total}
        rule={most.rule}
        parts={partsOf(most, say)}
      >
        {boardText('board.hp.of', { hp, most: most.total })}
      </PartsPopover>
      <span className="dt-hp-bar" aria-hidden="true">
        <i className="dt-hp-left" style={{ width: `${100 * share}%` }} />
      </span>
    </div>
  );
}

function ArmorClass({ creature: { id } }: { readonly creature: SeenCreature }): ReactNode {
  const { view, say } = useTableTop();
  const armor = acSum(view, id);
  if (armor === undefined) return null;
  return (
    <PartsPopover
      className="dt-number"
      label={boardText('board.ac')}
      total={armor.total}
      rule={armor.rule}
      parts={partsOf(armor, say)}
    >
      {boardText('board.ac.short')} <b>{armor.total}</b>
    </PartsPopover>
  );
}

function Strained({ spell }: { readonly spell: string }): ReactNode {
  const { say } = useTableTop();
  return (
    <li className="dt-strained">
      <span>{say(spellCalled(spell))}</span> <small>{boardText('board.strained')}</small>
    </li>
  );
}

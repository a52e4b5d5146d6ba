import { type NumberPart, PartsPopover } from '@tablewright/table-kit/parts';
import { TermMark } from '@tablewright/table-kit/term';
import type { ReactNode } from 'react';
import { healthOf } from '../explain/index.ts';
import type { Sheet } from '../model.ts';
import { Ink } from './ink.tsx';
import { DudToken } from './pattern-diagram.tsx';
import { boardText } from './words.ts';

const PLACE_WORDS = {
  pool: 'board.health.pool',
  pending: 'board.pending',
  on: 'board.health.on',
  beside: 'board.beside',
} as const;

/** The health pool: how many tokens are left, and where the others are. */
export function HealthPool({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { pool, rating, pendingHealth: pending } = sheet;
  const { total, rule, parts, lost } = healthOf(sheet);
  const tokens = Array.from({ length: rating }, (_, token) => ({
    token,
    place: token < pool ? 'pool' : token < pool + pending ? 'pending' : 'out',
  }));
  return (
    <PartsPopover
      className="ba-health"
      data={{ 'data-low': 3 * pool <= rating || undefined }}
      label={boardText('board.health.tokens')}
      says={boardText('board.health.parts', { pending, lost })}
      total={total}
      rule={rule}
      parts={parts.map(({ place, ...part }) => ({ label: boardText(PLACE_WORDS[place]), ...part }))}
    >
      <span className="ba-health-number">
        <Ink icon="health" />
        <b key={pool}>{pool}</b> <span>{boardText('board.health.of', { rating })}</span>
      </span>
      <span className="ba-pips">
        {tokens.map(({ token, place }) => (
          <i key={token} data-place={place} />
        ))}
      </span>
    </PartsPopover>
  );
}

/** Everything else that is counted on a sheet. Nothing is shown that is not there, but duds. */
export function Tallies({
  sheet,
  again = false,
  children,
}: {
  readonly sheet: Sheet;
  /** Whether those of another sheet come before. */
  readonly again?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { duds, shields, pendingHealth, pendingDamage, besideHealth, besideDamage } = sheet;
  const pending = { health: pendingHealth, damage: pendingDamage };
  const beside = { health: besideHealth, damage: besideDamage };
  return (
    <ul className="ba-tallies">
      <Tally
        label={boardText('board.duds.parts', { duds })}
        word={boardText('board.duds')}
        term="dud"
        again={again}
      >
        <DudToken />
        <b key={duds}>{duds}</b>
      </Tally>
      <Tally
        label={boardText('board.shields.parts', { shields })}
        word={boardText('board.shields')}
        term="shield"
        again={again}
      >
        <Ink icon="shield" />
        <b key={shields}>{shields}</b>
      </Tally>
      {pendingHealth + pendingDamage > 0 && (
        <Tally
          label={boardText('board.pending.parts', pending)}
          word={boardText('board.pending')}
          alarm
          parts={[
            {
              label: boardText('board.token.health'),
              amount: pendingHealth,
              rule: 'BA-ASGN-01',
              word: 'health-token',
            },
            {
              label: boardText('board.token.damage'),
              amount: pendingDamage,
              rule: 'BA-ASGN-03',
              word: 'damage-token',
            },
          ]}
        >
          <HealthAndDamage {...pending} />
        </Tally>
      )}
      {besideHealth + besideDamage > 0 && (
        <Tally label={boardText('board.beside.parts', beside)} word={boardText('board.beside')}>
          <HealthAndDamage {...beside} />
        </Tally>
      )}
      {children}
    </ul>
  );
}

function HealthAndDamage({
  health,
  damage,
}: {
  readonly health: number;
  readonly damage: number;
}): ReactNode {
  return (
    <>
      {health > 0 && (
        <>
          <Ink icon="health" />
          <b key={`h${health}`}>{health}</b>{' '}
        </>
      )}
      {damage > 0 && (
        <>
          <Ink icon="damage" />
          <b key={`d${damage}`}>{damage}</b>
        </>
      )}
    </>
  );
}

/** One number with its sign and its word; it opens into its parts, or into what it means. */
export function Tally({
  label,
  word,
  alarm = false,
  parts,
  term,
  again = false,
  children,
}: {
  readonly label: string;
  readonly word: string;
  readonly alarm?: boolean;
  readonly parts?: readonly NumberPart[];
  /** Id of the rulebook's word for it. */
  readonly term?: string;
  readonly again?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  // What opens is called by what it shows; else the label says it all.
  const hidden = parts === undefined;
  const shown = (
    <>
      <span className="ba-tally-number" aria-hidden={hidden}>
        {children}
      </span>{' '}
      <span className="ba-tally-word" aria-hidden={hidden}>
        {word}
      </span>
    </>
  );
  return (
    <li className="ba-tally" data-alarm={alarm || undefined}>
      {parts === undefined ? (
        <Explained term={term} again={again}>
          <span className="ba-visually-hidden">{label}</span>
          {shown}
        </Explained>
      ) : (
        <PartsPopover
          className="ba-tally"
          label={word}
          says={label}
          total={parts.reduce((sum, { amount }) => sum + amount, 0)}
          parts={parts}
        >
          {shown}
        </PartsPopover>
      )}
    </li>
  );
}

function Explained({
  term,
  again,
  children,
}: {
  readonly term: string | undefined;
  readonly again: boolean;
  readonly children: ReactNode;
}): ReactNode {
  if (term === undefined) return children;
  return (
    <TermMark word={term} again={again} className="ba-tally">
      {children}
    </TermMark>
  );
}

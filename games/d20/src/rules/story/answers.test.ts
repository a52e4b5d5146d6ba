import { expect, test } from 'vitest';
import { deafen, inOwn } from '../../../test/own-scene.ts';
import { TAGS } from '../../content/tags.ts';
import { specialItemDeed, tokenDeeds } from './answers.ts';

const HOUR = 360;
const DAY = 24 * HOUR;
const FACTS = [
  { id: 'aim', kind: 'goal', text: 'He wants the mill.', answers: [] },
  { id: 'key', kind: 'clue', text: 'The key is in the well.', answers: [] },
] as const;

type Own = NonNullable<Parameters<typeof inOwn>[0]>;

/** A scene where things can be heard of, and a character with tokens. */
function withTokens(tokens: number, here: Own['here'] = { setting: ['social'] }, more: Own = {}) {
  const rig = inOwn({ party: [{}, {}], here, adventure: { facts: FACTS }, ...more });
  rig.first.tokens = tokens;
  return {
    ...rig,
    ids: () => tokenDeeds(rig.t, rig.first).map(({ id, kind }) => `${kind} ${id}`),
    does: (id: string, script: Parameters<typeof rig.play>[1] = []) =>
      rig.play(
        tokenDeeds(rig.t, rig.first)
          .find((deed) => deed.id === id)
          ?.run(rig.t),
        script,
      ),
  };
}

test('[DT-TOK-07] a token brings a special thing anywhere, an answer where there is company or one can stay', () => {
  const offered = (tokens: number, here: Own['here'], some: object = {}) => {
    const rig = withTokens(tokens, here);
    Object.assign(rig.first, some);
    return rig.ids();
  };
  const item = 'token special-item';
  expect(offered(1, {})).toEqual([item]);
  expect(offered(1, { setting: ['social'], rest: 'allowed' })).toEqual([item, 'token carouse']);
  expect(offered(1, { setting: ['urban'], rest: 'allowed' })).toEqual([item, 'token research']);
  expect(offered(1, { rest: 'no' })).toEqual([item]);
  expect(offered(0, { setting: ['social'] })).toEqual([]);
  expect(offered(1, { setting: ['social'] }, { seat: undefined })).toEqual([]);
  expect(offered(1, { setting: ['social'] }, { absence: 'leaves' })).toEqual([]);
  const bare = withTokens(0);
  expect(specialItemDeed(bare.first)).toEqual([]);
  bare.first.tokens = 1;
  expect(specialItemDeed(bare.first)).toMatchObject([{ id: 'special-item', kind: 'token' }]);
});

test('[DT-TOK-07, DT-AGM-10] where all is known there is no answer to buy', () => {
  const rig = withTokens(2, { setting: ['social'] }, { story: { facts: ['aim', 'key'] } });
  expect(rig.ids()).toEqual(['token special-item']);
});

test.each([
  ['carouse', { setting: ['social'] }, HOUR],
  ['research', { rest: 'allowed' }, DAY],
] as const)(
  '[DT-AGM-10, DT-DUR-19, DT-DUR-21] to %s takes its time, then a token for the best answer',
  (id, here, time) => {
    const rig = withTokens(2, here);
    const { asked } = rig.does(id, [['answer', 'ask']]);
    expect(asked).toEqual(['answer 0']);
    expect([rig.state.clock, rig.first.tokens, rig.story().facts]).toEqual([time, 1, ['key']]);
    expect(rig.events('token-spent')).toEqual([
      { type: 'token-spent', rule: 'DT-TOK-07', creature: rig.first.id, on: 'answer', tokens: 1 },
    ]);
    expect(rig.events('learned')).toMatchObject([{ rule: 'DT-AGM-10', fact: 'key' }]);
  },
);

test('[DT-TOK-07] a person who runs the game answers by the rule of tokens', () => {
  const rig = withTokens(1, { setting: ['social'] }, { options: { gm: 'human' } });
  rig.does('carouse', [['answer', 'ask']]);
  expect(rig.events('learned')).toMatchObject([{ rule: 'DT-TOK-07', fact: 'key' }]);
});

test('[DT-TOK-07] who keeps its token has spent the time only, and who says nothing asks', () => {
  const kept = withTokens(1);
  kept.does('carouse', [['answer', 'keep']]);
  expect([kept.state.clock, kept.first.tokens, kept.story().facts]).toEqual([HOUR, 1, []]);
  const silent = withTokens(1);
  silent.does('carouse');
  expect([silent.first.tokens, silent.story().facts]).toEqual([0, ['key']]);
});

test('[DT-TOK-07] what is asked says its rule and what can be answered', () => {
  const rig = withTokens(1);
  const [, deed] = tokenDeeds(rig.t, rig.first);
  expect(deed?.run(rig.t)?.next(0).value).toMatchObject({
    seat: 0,
    why: { key: 'choice.answer', rule: 'DT-TOK-07' },
    options: [{ id: 'keep' }, { id: 'ask' }],
    fallback: 1,
  });
});

test.each<[string, (rig: ReturnType<typeof withTokens>) => void]>([
  ['all is known', (rig) => rig.story().facts.push('aim', 'key')],
  ['the token is gone', (rig) => Object.assign(rig.first, { tokens: 0 })],
  ['its player has gone', (rig) => Object.assign(rig.first, { seat: undefined })],
])('[DT-AGM-10] no token is taken where meanwhile %s', (_, happens) => {
  const rig = withTokens(1);
  const [, deed] = tokenDeeds(rig.t, rig.first);
  happens(rig);
  const { tokens } = rig.first;
  const facts = [...rig.story().facts];
  expect(rig.play(deed?.run(rig.t)).asked).toEqual([]);
  expect([rig.first.tokens, rig.story().facts]).toEqual([tokens, facts]);
});

test('[DT-TOK-07] no answer comes for a token that is spent while this is asked', () => {
  const rig = withTokens(1);
  const flow = tokenDeeds(rig.t, rig.first)[1]?.run(rig.t);
  flow?.next(0);
  rig.first.tokens = 0;
  expect(flow?.next(1).done).toBe(true);
  expect([rig.first.tokens, rig.story().facts]).toEqual([0, []]);
});

test('[DT-TOK-07] a special thing is for one task, which its player names', () => {
  const rig = withTokens(2);
  const flow = tokenDeeds(rig.t, rig.first)[0]?.run(rig.t);
  const asked = flow?.next(0).value;
  expect(asked).toMatchObject({ seat: 0, why: { key: 'choice.item-for', rule: 'DT-TOK-07' } });
  expect((asked as unknown as { options: object[] }).options).toMatchObject(
    Object.keys(TAGS).map((id) => ({ id, names: { tag: id } })),
  );
  const at = Object.keys(TAGS).indexOf('climb');
  flow?.next(at);
  expect(rig.first.items).toMatchObject([{ kind: 'small-things', task: 'climb' }]);
  expect(rig.events('token-spent')).toMatchObject([{ on: 'item', tokens: 1 }]);
  expect(rig.events('given')).toEqual([
    {
      ...{ type: 'given', rule: 'DT-TOK-07', creature: rig.first.id },
      ...{ item: 'small-things', count: 1 },
    },
  ]);
});

test('[DT-TOK-07] tokens are spent though nobody listens', () => {
  const rig = withTokens(2);
  deafen(rig);
  rig.does('special-item', [['item-for', 'climb']]);
  expect([rig.first.tokens, rig.first.items.map(({ task }) => task)]).toEqual([1, ['climb']]);
});

test('[DT-TOK-07] where software plays a character the thing is for the first task there is', () => {
  const rig = withTokens(1);
  rig.first.run = { by: 'companion' };
  rig.does('special-item');
  expect(rig.first.items.map(({ task }) => task)).toEqual(Object.keys(TAGS).slice(0, 1));
});

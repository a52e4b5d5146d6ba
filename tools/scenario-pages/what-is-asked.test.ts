import ts from 'typescript';
import { expect, test } from 'vitest';
import { whatIsAsked } from './what-is-asked.ts';

/** What a file with this text asks and draws. */
function read(text: string) {
  const name = '/rules.ts';
  const options: ts.CompilerOptions = { noLib: true, noCheck: true };
  const host = ts.createCompilerHost(options);
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  host.getSourceFile = (asked) => (asked === name ? file : undefined);
  const program = ts.createProgram([name], options, host);
  return whatIsAsked(program, [file]);
}

const askedIn = (text: string) => read(text).asked;

const OPTIONS = `
  declare function choose(t: any, who: number, key: string, options: any, of: any): any;
  interface Action { readonly id: string }
  function named(id: string): Action { return { id }; }
  function whole(action: Action): Action { return { id: action.id }; }
`;

test('what a function returns is read with the arguments of its own call', () => {
  const asked = askedIn(`${OPTIONS}
    const KIND = named('a kind that is no option');
    choose(0, 0, 'action', [named('walk'), named('rest')], {});
  `);
  expect(asked).toMatchObject([{ keys: ['action'], options: ['walk', 'rest'] }]);
});

test('a list that a named function goes through is read element by element', () => {
  const asked = askedIn(`${OPTIONS}
    const other = whole(named('other'));
    choose(0, 0, 'action', [named('walk'), named('rest')].map(whole), {});
  `);
  expect(asked).toMatchObject([{ options: ['walk', 'rest'] }]);
});

test('an argument that cannot be read may be what any call hands over', () => {
  const asked = askedIn(`${OPTIONS}
    declare const unknown: string;
    const other = named('other');
    choose(0, 0, 'action', [named('walk'), named(unknown)], {});
  `);
  expect(asked[0]?.options).toEqual(expect.arrayContaining(['walk', 'other']));
});

test('ids that are written in a comment count instead', () => {
  const asked = askedIn(`${OPTIONS}
    /** @ids go/<where>, stay */
    function ask() { choose(0, 0, 'action', [named('walk')], { rule: 'XX-01' }); }
  `);
  expect(asked).toMatchObject([{ options: ['go/<where>', 'stay'], rules: ['XX-01'] }]);
});

test('a verb is known under another name, too, and another function of its name is none', () => {
  const asked = askedIn(`
    import { choose as ask, other as choose } from 'somewhere';
    ask(0, 0, 'action', [{ id: 'walk' }], { rule: 'XX-01' });
    choose(0, 0, 'no question', [{ id: 'rest' }], {});
  `);
  expect(asked).toMatchObject([{ keys: ['action'], options: ['walk'] }]);
  expect(asked).toHaveLength(1);
});

test('what is drawn for is the argument that is called so, wherever it stands', () => {
  const { drawn } = read(`
    declare const t: { roll(die: number, purpose: string): number };
    declare const CARDS: {
      pick(t: any, place: string, purpose: string): string;
      drawFrom(t: any, from: string, to: string): string;
    };
    t.roll(6, 'attack');
    CARDS.pick(t, 'hand', 'curse');
    CARDS.drawFrom(t, 'bag', 'table');
  `);
  expect(drawn).toEqual([
    { purposes: ['attack'], kind: 'roll' },
    { purposes: ['curse'], kind: 'pick' },
  ]);
});

test('a form is listed with its fields, each by the key of both', () => {
  const asked = askedIn(`
    declare function fillIn(t: any, who: number, key: string, blanks: any, of: any): any;
    declare const blank: any;
    const by = blank.amount({ min: 0, max: 9 });
    fillIn(0, 0, 'sheet', { race: blank.one([{ id: 'elf' }, { id: 'orc' }]), by }, { rule: 'XX-01' });
  `);
  expect(asked.map(({ keys, kind, options }) => [keys[0], kind, options])).toEqual([
    ['sheet', 'form', []],
    ['sheet.race', 'field: one', ['elf', 'orc']],
    ['sheet.by', 'field: amount', []],
  ]);
});

test('a window in which anybody may act has passing as its default', () => {
  const asked = askedIn(`
    declare function untilAllPass(window: any): any;
    untilAllPass({ why: { key: 'react', rule: 'XX-02' }, optionsFor: () => [{ id: 'parry' }] });
  `);
  expect(asked).toMatchObject([
    { keys: ['react'], rules: ['XX-02'], options: ['parry', 'pass'], fallbacks: ['`pass`'] },
  ]);
});

test('a key that two calls hand on has the options and the rule of its own call', () => {
  const asked = askedIn(`
    declare function leftTo(t: any, who: number, key: string, options: any, of: any): any;
    function decide(key: string, options: any, rule: string) {
      leftTo(0, 0, \`choice.\${key}\`, options, { usual: 0, rule });
    }
    function pick(key: string, options: any, rule: string) { decide(key, options, rule); }
    pick('corner', [{ id: 'left' }], 'XX-03');
    pick('facing', [{ id: 'north' }], 'XX-04');
  `);
  expect(asked).toMatchObject([
    { keys: ['choice.corner'], options: ['left'], rules: ['XX-03'], fallbacks: ['`left`'] },
    { keys: ['choice.facing'], options: ['north'], rules: ['XX-04'], fallbacks: ['`north`'] },
  ]);
});

test('the piles of cards that a game declares are shuffled', () => {
  const { drawn } = read(`
    declare const Cards: any;
    new Cards({ zones: { deck: { as: 'pile' }, 'hand/': { as: 'hand' }, 'heap/': { as: 'pile' } } });
  `);
  expect(drawn).toEqual([{ purposes: ['shuffle-deck', 'shuffle-heap/<heap>'], kind: 'shuffle' }]);
});

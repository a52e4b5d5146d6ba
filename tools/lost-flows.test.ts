import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findLostFlows } from './lost-flows.ts';

const prelude = `
type Flow<T> = Generator<string, T, number>;
interface Table {
  damage(amount: number): Flow<void>;
  choose(): Flow<boolean>;
  shield?(amount: number): Flow<void>;
}
`;
/** The library's declarations, which are read once. */
const known = new Map<string, ts.SourceFile | undefined>();

const preludeLines = prelude.split('\n').length - 1;

function lostIn(code: string): { line: number; advice: string }[] {
  const name = '/fixture.ts';
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readFromDisk = host.getSourceFile;
  host.getSourceFile = (file, version) => {
    if (file === name) return ts.createSourceFile(name, prelude + code, version, true);
    if (!known.has(file)) known.set(file, readFromDisk(file, version));
    return known.get(file);
  };
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  if (!source) throw new Error('the fixture was not compiled');
  return findLostFlows(program, [source]).map(({ line, advice }) => ({
    line: line - preludeLines,
    advice,
  }));
}

describe('a flow that never runs is found', () => {
  test.each([
    ['as a statement', 't.damage(3);'],
    ['behind void', 'void t.damage(3);'],
    ['behind a condition', 'if (yes) t.damage(3);'],
    ['behind &&', 'yes && t.damage(3);'],
    ['behind an optional call', 't.shield?.(3);'],
    ['in one arm of ?:', 'yes ? t.damage(3) : undefined;'],
    ['yielded without the star', 'yield t.damage(3) as never;'.replace(' as never', '')],
    ['held and forgotten', 'const blow = t.damage(3);'],
    ['from a callback whose result is dropped', '[1, 2].forEach((n) => t.damage(n));'],
    ['as a generator callback', '[1].forEach(function* (n) { yield* t.damage(n); });'],
    ['as the condition of an if', 'if (t.choose()) return;'],
    ['negated', 'if (!t.choose()) return;'],
  ])('%s', (_, statement) => {
    const lost = lostIn(`function* power(t: Table, yes: boolean): Flow<void> {\n${statement}\n}`);
    expect(lost.map(({ line }) => line)).toEqual([2]);
  });

  test('returned by a flow instead of run by it', () => {
    const lost = lostIn('function* power(t: Table) {\nreturn t.damage(3);\n}');
    expect(lost).toEqual([{ line: 2, advice: 'write: return yield* t.damage(3)' }]);
  });

  test('with advice that can be pasted', () => {
    const lost = lostIn('function* power(t: Table): Flow<void> {\nt.damage(3);\n}');
    expect(lost).toEqual([{ line: 2, advice: 'write: yield* t.damage(3)' }]);
  });
});

describe('a flow that runs, or is handed on, is let be', () => {
  test.each([
    ['run in place', 'yield* t.damage(3);'],
    ['run for its answer', 'const yes2 = yield* t.choose(); if (yes2) return;'],
    ['run under a condition', 'if (yield* t.choose()) yield* t.damage(1);'],
    ['held and run later', 'const blow = t.damage(3); yield* blow;'],
    ['held and passed by shorthand', 'const blow = t.damage(3); keep({ blow });'],
    ['given as an argument', 'keep(t.damage(3));'],
    ['assigned', 'let blow: Flow<void>; blow = t.damage(3); keep(blow);'],
    ['from a callback whose result is kept', 'keep([1].map((n) => t.damage(n)));'],
    ['looked for before it is called', 'if (t.shield) yield* t.shield(1);'],
  ])('%s', (_, statement) => {
    const code = `declare function keep(x: unknown): void;
      function* power(t: Table, yes: boolean): Flow<void> {\n${statement}\n}`;
    expect(lostIn(code)).toEqual([]);
  });

  test('returned by a plain function', () => {
    expect(lostIn('const blow = (t: Table): Flow<void> => t.damage(3);\nexport { blow };')).toEqual(
      [],
    );
  });
});

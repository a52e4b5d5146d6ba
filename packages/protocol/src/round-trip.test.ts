import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as protocol from './index.ts';

const SCHEMAS = Object.entries(protocol).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [{ name, schema: value as z.ZodType }] : [],
);

/** Values that a schema may take, made from the schema itself; a few of them it may refuse. */
function valuesOf(schema: z.ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectsOf(schema.shape);
  if (schema instanceof z.ZodUnion) {
    // Told apart by a field or not: one of several either way.
    return fc.oneof(...(schema.options as z.ZodType[]).map(valuesOf));
  }
  if (schema instanceof z.ZodArray) return listsOf(schema);
  if (schema instanceof z.ZodRecord) {
    const keys = valuesOf(schema.keyType as z.ZodType) as Arbitrary<string>;
    return fc.dictionary(keys, valuesOf(schema.valueType as z.ZodType), { maxKeys: 5 });
  }
  if (schema instanceof z.ZodDefault) {
    return fc.option(valuesOf(schema.unwrap() as z.ZodType), { nil: undefined });
  }
  if (schema instanceof z.ZodExactOptional) return valuesOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numbersOf(schema);
  if (schema instanceof z.ZodString) return textsOf(schema);
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodCustom) return fc.jsonValue();
  throw new Error(`a schema of another kind: ${schema.constructor.name}`);
}

function objectsOf(shape: Readonly<Record<string, unknown>>): Arbitrary<unknown> {
  const fields = Object.entries(shape) as [string, z.ZodType][];
  const required = fields.flatMap(([name, schema]) =>
    schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault ? [] : [name],
  );
  const values = Object.fromEntries(fields.map(([name, schema]) => [name, valuesOf(schema)]));
  return fc.record(values, { requiredKeys: required });
}

function listsOf(schema: z.ZodArray): Arbitrary<unknown> {
  return fc.array(valuesOf(schema.element as z.ZodType), { minLength: 1, maxLength: 4 });
}

function numbersOf({ minValue, maxValue, isInt }: z.ZodNumber): Arbitrary<unknown> {
  const min = Math.max(minValue ?? -1e9, -1e9);
  const max = Math.min(maxValue ?? 1e9, 1e9);
  if (isInt) return fc.integer({ min, max });
  return fc.double({ min, max, noNaN: true });
}

function textsOf(schema: z.ZodString): Arbitrary<unknown> {
  const pattern = patternOf(schema);
  if (pattern !== undefined) return fc.stringMatching(pattern);
  const most = Math.min(schema.maxLength ?? 50, 50);
  const text = fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: most });
  // With something blank around it, so that trimming has something to do.
  return fc.oneof(
    text,
    text.map((inner) => ` ${inner}\n`),
  );
}

function patternOf(schema: z.ZodString): RegExp | undefined {
  const checks = schema.def.checks?.map((check) => check._zod.def as { pattern?: RegExp });
  return checks?.find(({ pattern }) => pattern !== undefined)?.pattern;
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(SCHEMAS)('$name', ({ schema }) => {
  test('what it takes is taken the same after a way over the wire', () => {
    let taken = 0;
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const first = schema.safeParse(throughJson(value));
        if (!first.success) return;
        taken += 1;
        const sent = throughJson(first.data);
        expect(sent).toEqual(first.data);
        expect(schema.parse(sent)).toEqual(first.data);
      }),
      { numRuns: 200 },
    );
    // Else the property would say nothing.
    expect(taken).toBeGreaterThan(40);
  });
});

/** Every object that a message may hold, however deep, by the way to it. */
function objectsIn(schema: z.ZodType, way: string): { way: string; schema: z.ZodObject }[] {
  if (schema instanceof z.ZodObject) {
    const below = Object.entries(schema.shape as Record<string, z.ZodType>);
    return [
      { way, schema },
      ...below.flatMap(([name, field]) => objectsIn(field, `${way}.${name}`)),
    ];
  }
  if (schema instanceof z.ZodUnion) {
    return (schema.options as z.ZodType[]).flatMap((one, at) => objectsIn(one, `${way}|${at}`));
  }
  if (schema instanceof z.ZodArray) return objectsIn(schema.element as z.ZodType, `${way}[]`);
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault) {
    return objectsIn(schema.unwrap() as z.ZodType, way);
  }
  return [];
}

/** Files that a message carries whole; `docs/match-file.md` says what is in them. */
const FILES = [
  'DocumentPast.revisions[]',
  'DocumentPast.matches[]',
  'KeepDocument.document',
  'TakeCampaign.campaign',
];

const OBJECTS = SCHEMAS.flatMap(({ name, schema }) => objectsIn(schema, name)).filter(
  ({ way }) => !FILES.includes(way),
);

test.each(OBJECTS)('$way has no field that nobody has named', ({ schema }) => {
  const [value] = fc.sample(valuesOf(schema), { numRuns: 1, seed: 1 });
  const read = schema.safeParse({ ...(value as object), unheardOf: 1 });
  const unknown = read.error?.issues.filter(({ code }) => code === 'unrecognized_keys');
  expect(unknown).toMatchObject([{ keys: ['unheardOf'] }]);
});

test('a refusal has a code of the list, once each', () => {
  const { REFUSALS, Refused } = protocol;
  expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
  for (const code of REFUSALS)
    expect(Refused.safeParse({ code, message: 'why' }).success).toBe(true);
  expect(Refused.safeParse({ code: 'oops', message: 'why' }).success).toBe(false);
});

import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import fc from 'fast-check'

const DEEP = 1000
const LONG = 20_000

/** JSON text, because much hostile input has no JavaScript value: 1e309, duplicate keys, half a surrogate pair. */
const VALUES = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e309',
  '-1e309',
  '1e-400',
  '9007199254740993',
  '1e21',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e\\ufeff"',
  '"%00"',
  '"../../../etc/passwd"',
  `"'; drop table users; --"`,
  '"=1+1"',
  '"<script>"',
  '"\\r\\nx: y"',
  `"${'x'.repeat(LONG)}"`,
  `"${'\\u00e9'.repeat(LONG)}"`,
  '[]',
  '[null]',
  '[[]]',
  '{}',
  '{"$ne":null}',
  '{"length":1}',
  '{"toString":null}',
  '{"toJSON":1}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
]

const INVALID_JSON = [
  '',
  ' ',
  '{',
  '}',
  '{"a":}',
  '[1,]',
  "{'a':1}",
  'NaN',
  'undefined',
  '\u0000',
  '\ufeff{}',
  '""""',
]

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'role',
  'user',
  '',
]

const anyText = fc
  .array(fc.nat(0xff_ff), { maxLength: 40 })
  .map((units) => JSON.stringify(String.fromCharCode(...units)))

const hostileValue = fc.oneof(fc.constantFrom(...VALUES), anyText, fc.json())

type Fields = [name: string, value: string][]

/** JSON texts of inputs with one mistake, and of completely wrong inputs. */
export function hostileInputs(schema: JsonSchema, example: unknown): fc.Arbitrary<string> {
  const properties = Object.entries(schema.properties ?? {})
  const valid: Fields = Object.entries(example ?? {}).map(([name, value]) => [name, JSON.stringify(value)])
  const anyName = fc.oneof(fc.constantFrom(...NAMES), fc.string())
  const extra = fc.tuple(anyName, hostileValue).map((field) => toObject([...valid, field]))
  const whole = fc.oneof(hostileValue, fc.constantFrom(...INVALID_JSON))
  if (properties.length === 0) return fc.oneof(extra, whole)

  const wrong = fc.oneof(
    ...properties.map(([name, property]) =>
      fc.oneof(fc.constantFrom('null', ...nearMisses(property)), hostileValue).map((value) => [name, value]),
    ),
  )
  const changed = wrong.map(([name = '', value = '']) => toObject([...without(valid, name), [name, value]]))
  const twice = wrong.map(([name = '', value = '']) => toObject([...valid, [name, value]]))
  const missing = fc.constantFrom(...properties).map(([name]) => toObject(without(valid, name)))
  return fc.oneof({ weight: 6, arbitrary: changed }, twice, missing, extra, whole)
}

/** Inputs in which one field has a text that the database cannot store. */
export function unstorableInputs(schema: JsonSchema, example: unknown): string[] {
  const names = Object.keys(schema.properties ?? {})
  const valid: Fields = Object.entries(example ?? {}).map(([name, value]) => [name, JSON.stringify(value)])
  return ['"\\u0000"', '"a\\ud800"'].flatMap((text) =>
    names.map((name) => toObject([...without(valid, name), [name, text]])),
  )
}

/** Values just inside and just outside the limits of a field. */
function nearMisses({ anyOf, enum: words, format, ...schema }: JsonSchema): string[] {
  if (anyOf) return anyOf.flatMap(nearMisses)
  const { maximum, maxLength, minimum, minLength } = schema as Record<string, number | undefined>
  const texts = [
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)]),
    ...(minLength === undefined ? [] : ['x'.repeat(Math.max(0, minLength - 1))]),
    ...(Array.isArray(words) ? words.flatMap((word) => [`${word}`.toLowerCase(), `${word} `]) : []),
    ...(format === 'uuid'
      ? ['00000000-0000-0000-0000-000000000000', '0193a5c0-0000-7000-8000-00000000000']
      : []),
    ...(format === 'date' ? ['2026-02-30', '0000-01-01', '9999-12-31', '2026-11-20T00:00:00Z'] : []),
    ...(format === 'email' ? ['a@b', `${'a'.repeat(250)}@b.co`, 'a@b.co\u0000', 'a@\ud800.co'] : []),
  ]
  const numbers = [minimum, maximum].flatMap((n) => (n === undefined ? [] : [n - 1, n, n + 0.5, n + 1]))
  return [...texts, ...numbers].map((value) => JSON.stringify(value))
}

function without(fields: Fields, name: string): Fields {
  return fields.filter(([other]) => other !== name)
}

/** Keeps the order and duplicate keys. */
function toObject(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

const SEGMENTS = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%C0%AF',
  '%2e%2e',
  '..',
  '.',
  '%2f..%2f',
  '*',
  ':id',
  '%0d%0a',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '1e309',
  '-0',
  "'%3B--",
  '%F0%9F%8C%BE',
  '%EF%BB%BF',
  'x'.repeat(4999),
  'x'.repeat(LONG),
]

/** A path segment, encoded or malformed. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(...SEGMENTS),
  fc.string({ unit: 'binary', minLength: 1 }).map(encodeURIComponent),
)

/** A query string; `names` are the parameters that the path knows. */
export function hostileQuery(names: string[]): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...names, ...NAMES), hostileSegment)
  const form = fc.constantFrom('', '[]', '[a]', '.a')
  const pair = fc.tuple(name, form, hostileSegment).map(([key, suffix, value]) => `${key}${suffix}=${value}`)
  return fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.join('&'))
}

import { expect, test } from 'vitest'
import { clientBreaks } from './client-breaks.ts'

interface Contract {
  contracts?: string
  refusal?: string
  kind?: string
  input?: string
  output?: string
  more?: string
}

/** The contract of a client with one procedure. */
function contract(changes: Contract = {}): string {
  const { contracts, input, kind, more, output, refusal } = {
    contracts: '"addLeadInput" | "leadPage"',
    refusal: '{ code: "CONFLICT" | "GONE"; httpStatus: number }',
    kind: '"query"',
    input: '{ search?: string | undefined; status?: "new" | "won" | undefined; of: Id<"User"> }',
    output: '{ items: Array<{ id: Id<"Lead">; name: string | null; amount: Money }>; at?: Instant }',
    more: '',
    ...changes,
  }
  return `import type { Id, Instant, Money } from '@tallgrass/client'
export interface Client {
  exports: { "@tallgrass/client/contracts": ${contracts} }
  refusal: ${refusal}
  procedures: { "leads.list": { kind: ${kind}; input: ${input}; output: ${output} }; ${more} }
}`
}

const after = (changes: Contract) => clientBreaks(contract(), contract(changes))

test.each<[string, Contract]>([
  ['nothing', {}],
  ['another procedure', { more: '"leads.count": { kind: "query"; input: void; output: number }' }],
  ['another export', { contracts: '"addLeadInput" | "leadPage" | "leadInput"' }],
  [
    'another field that may be left out',
    { input: '{ search?: string; status?: "new" | "won"; of: Id<"User">; limit?: number }' },
  ],
  [
    'more that is taken',
    { input: '{ search?: string | null; status?: "new" | "won" | "lost"; of?: string }' },
  ],
  [
    'another field to read, and one that is no longer null or missing',
    {
      output: '{ items: Array<{ id: Id<"Lead">; name: string; amount: Money; phone: string }>; at: Instant }',
    },
  ],
])('%s breaks no one', (_, changes) => {
  expect(after(changes)).toEqual([])
})

const item = (fields: string) => ({ output: `{ items: Array<{ ${fields} }>; at?: Instant }` })

test.each<[string, Contract, string[]]>([
  [
    'an export that is gone',
    { contracts: '"leadPage"' },
    ['@tallgrass/client/contracts no longer exports addLeadInput'],
  ],
  [
    'an error code that is gone',
    { refusal: '{ code: "CONFLICT"; httpStatus: number }' },
    ['The error code GONE is gone'],
  ],
  [
    'a fact of refusals that is gone',
    { refusal: '{ code: "CONFLICT" | "GONE" }' },
    ['A refusal: httpStatus is gone'],
  ],
  ['another kind', { kind: '"mutation"' }, ['leads.list was a query and is a mutation']],
  [
    'a field that is gone, required now or narrower',
    { input: '{ status: "new"; of: Id<"Lead">; by: string }' },
    [
      'leads.list: the input: by is required now',
      'leads.list: the input: search is gone',
      'leads.list: the input: status is required now',
      'leads.list: the input: of no longer takes Id<"User">',
    ],
  ],
  [
    'a value that is no longer taken',
    { input: '{ search?: string; status?: "won"; of: string }' },
    ['leads.list: the input: status no longer takes "new"'],
  ],
  [
    'a field of an answer that is gone',
    item('id: Id<"Lead">; name: string | null'),
    ['leads.list: the output: items[]: amount is gone'],
  ],
  [
    'a field of an answer that may be missing, or of another type',
    item('id: Id<"User">; name?: string | null; amount: string | null'),
    [
      'leads.list: the output: items[]: id may be Id<"User">',
      'leads.list: the output: items[]: name may be missing',
      'leads.list: the output: items[]: amount may be null',
      'leads.list: the output: items[]: amount may be string',
    ],
  ],
  [
    'an answer that may be null',
    {
      output: 'null | { items: Array<{ id: Id<"Lead">; name: string | null; amount: Money }>; at?: Instant }',
    },
    ['leads.list: the output may be null'],
  ],
])('%s breaks programs', (_, changes, sentences) => {
  expect(after(changes)).toEqual(sentences)
})

test('a procedure that is gone breaks programs', () => {
  const before = contract({ more: '"leads.count": { kind: "query"; input: void; output: number }' })
  expect(clientBreaks(before, contract())).toEqual(['leads.count is gone'])
})

test('an input where there was none breaks programs if it is required', () => {
  const counting = (input: string) =>
    contract({ more: `"leads.count": { kind: "query"; input: ${input}; output: number }` })
  expect(clientBreaks(counting('void'), counting('{ of: string }'))).toEqual([
    'leads.count: the input is required now',
  ])
  expect(clientBreaks(counting('void'), counting('void | { of?: string }'))).toEqual([])
})

test('of several things that an answer can be, the one that changed is named', () => {
  const told = (more: string) =>
    contract({ output: `{ ok: true; id: string } | { ok: false; reason: string${more} } | null` })
  expect(clientBreaks(told('; until: string'), told(''))).toEqual(['leads.list: the output: until is gone'])
  expect(clientBreaks(told(''), told('; until: string'))).toEqual([])
})

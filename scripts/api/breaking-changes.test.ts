import { expect, test } from 'vitest'
import { type ApiDocument, breakingChanges } from './breaking-changes.ts'

type Operation = ApiDocument['paths'][string][string]

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const sent = (schema: object) => ({ required: true, ...json(schema) })
const person = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 50 }, age: { type: ['integer', 'null'] } },
  required: ['name'],
}

function api(change: Partial<Operation> = {}, schemas: Record<string, object> = {}): ApiDocument {
  const operation: Operation = {
    parameters: [{ name: 'search', in: 'query', required: false, schema: { type: 'string' } }],
    requestBody: sent({ $ref: '#/components/schemas/Person' }),
    responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Person' } }) },
    ...change,
  }
  return {
    paths: { '/people': { post: operation } },
    components: { schemas: { Person: person, ...schemas } },
  }
}

test('the same document breaks no one', () => {
  expect(breakingChanges(api(), api())).toEqual([])
})

test('what callers may leave out, and readers may ignore, breaks no one', () => {
  const more = { ...person, properties: { ...person.properties, note: { type: 'string' } } }
  const parameters: Operation['parameters'] = [
    { name: 'search', in: 'query', required: false, schema: { type: 'string' } },
  ]
  parameters.push({ name: 'limit', in: 'query', required: false, schema: { type: 'integer' } })
  expect(breakingChanges(api(), api({ parameters }, { Person: more }))).toEqual([])
})

const noPaths = { ...api(), paths: {} }

test.each([
  ['a path that is gone', noPaths, ['POST /people is gone']],
  [
    'a parameter that is required now',
    api({ parameters: [{ name: 'search', in: 'query', required: true, schema: { type: 'string' } }] }),
    ['POST /people: the parameter search is required now'],
  ],
  ['another status', api({ responses: { 201: json({}) } }), ['POST /people: the status 200 is gone']],
  [
    'a field that is required now',
    api({}, { Person: { ...person, required: ['name', 'age'] } }),
    ['POST /people: the body: age is required now'],
  ],
  [
    'a field that is gone',
    api({}, { Person: { ...person, properties: { name: person.properties.name } } }),
    ['POST /people: the body: age is gone', 'POST /people: the answer[]: age is gone'],
  ],
  [
    'a lower limit',
    api(
      {},
      {
        Person: { ...person, properties: { ...person.properties, name: { type: 'string', maxLength: 20 } } },
      },
    ),
    ['POST /people: the body: name has narrower limits'],
  ],
  [
    'a type that is new in answers, and one that is no longer taken',
    api(
      {},
      { Person: { ...person, properties: { ...person.properties, age: { type: ['string', 'null'] } } } },
    ),
    ['POST /people: the body: age no longer takes number', 'POST /people: the answer[]: age may be string'],
  ],
  [
    'a field that may be missing in answers',
    api({}, { Person: { ...person, required: [] } }),
    ['POST /people: the answer[]: name may be missing'],
  ],
])('%s breaks callers', (_what, after, sentences) => {
  expect(breakingChanges(api(), after)).toEqual(sentences)
})

test('a value that is no longer taken breaks callers', () => {
  const withRole = (values: string[]) =>
    api({ requestBody: sent({ type: 'object', properties: { role: { type: 'string', enum: values } } }) })
  expect(breakingChanges(withRole(['ADMIN', 'CLIENT']), withRole(['ADMIN']))).toEqual([
    'POST /people: the body: role no longer takes CLIENT',
  ])
})

test('a new body breaks callers unless they may leave it out', () => {
  const { parameters = [], responses = {} } = api().paths['/people']?.post ?? {}
  const without: ApiDocument = { ...api(), paths: { '/people': { post: { parameters, responses } } } }
  expect(breakingChanges(without, api())).toEqual(['POST /people: a body is required now'])
  const optional = api({ requestBody: { ...sent(person), required: false } })
  expect(breakingChanges(without, optional)).toEqual([])
  expect(breakingChanges(optional, api())).toEqual(['POST /people: a body is required now'])
})

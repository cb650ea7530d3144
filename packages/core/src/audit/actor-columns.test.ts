import type { Actor } from '@tallgrass/contracts'
import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { toActor, toActorColumns } from './actor-columns.ts'

const id = parseId('User', '01980000-0000-7000-8000-000000000001')
const other = parseId('User', '01980000-0000-7000-8000-000000000002')

const actors: Actor[] = [
  { kind: 'user', id },
  { kind: 'visitor' },
  { kind: 'command', name: 'admin:create' },
  { kind: 'job', name: 'remind-of-invoices' },
  { kind: 'provider', name: 'stripe' },
  { kind: 'api_key', id, keyId: parseId('ApiKey', other) },
  { kind: 'viewing_as', id, contactId: other },
]

test.each(actors)('an actor of kind $kind survives a round trip through a row', (actor) => {
  expect(toActor(toActorColumns(actor))).toEqual(actor)
})

test('an older row without a kind of actor is attributed to its user, if it has one', () => {
  const older = { actorKind: null, actorRef: null }
  expect(toActor({ ...older, actorId: id })).toEqual({ kind: 'user', id })
  expect(toActor({ ...older, actorId: null })).toBeNull()
})

import type { AppRouter } from '@tallgrass/api'
import type { User } from '@tallgrass/contracts'
import { parseId, parseInstant } from '@tallgrass/domain'
import { expectTypeOf, test } from 'vitest'
import { noChanges } from './defaults/live.ts'
import type { MockedInput, MockedOutput, Mocks, ProcedureName } from './procedure-types.ts'
import { pushedStream } from './pushed-stream.ts'

// The compiler runs these tests: `npm run check:types` fails if a line compiles that must not.

test('names, inputs and outputs match the router', () => {
  expectTypeOf<'auth.session' | 'admin.users.list'>().toExtend<ProcedureName<AppRouter>>()
  expectTypeOf<'admin.users'>().not.toExtend<ProcedureName<AppRouter>>()
  expectTypeOf<MockedInput<'admin.users.list'>['limit']>().toEqualTypeOf<number>()
  expectTypeOf<MockedOutput<AppRouter, 'admin.users.changeRole'>>().toEqualTypeOf<User>()
})

test('a mock with an unknown procedure, field or type does not compile', () => {
  const user: User = {
    id: parseId('User', '01a00000-0000-7000-8000-000000000001'),
    username: null,
    email: 'client@tallgrass.example',
    name: 'Maren Okafor',
    role: 'CLIENT',
    org: null,
    createdAt: parseInstant('2026-11-01T08:00:00.000Z'),
    rights: [],
    emailVerified: true,
    picture: null,
    hasAccount: true,
    deactivatedAt: null,
    organizationId: null,
  }
  const { name, ...nameless } = user
  const wrong: Mocks<AppRouter>[] = [
    // @ts-expect-error a wrong procedure name
    { 'admin.users.changeRoles': () => user },
    // @ts-expect-error a wrong input field
    { 'admin.users.changeRole': ({ emails }) => ({ ...user, email: emails }) },
    // @ts-expect-error a wrong output field
    { 'admin.users.changeRole': () => ({ ...nameless, fullName: name }) },
    // @ts-expect-error an output field of the wrong type
    { 'admin.users.changeRole': () => ({ ...user, createdAt: new Date() }) },
    // @ts-expect-error a promise of the wrong type
    { 'admin.users.changeRole': async () => nameless },
    // @ts-expect-error messages of the wrong type
    { 'portal.live': () => pushedStream({ ...noChanges, changes: [{ kind: 'weather', id: null }] }) },
    // @ts-expect-error one message instead of a stream
    { 'portal.live': () => noChanges },
  ]
  // @ts-expect-error missing procedures
  const incomplete: Required<Mocks<AppRouter>> = { 'auth.session': () => null }
  expectTypeOf([...wrong, incomplete]).toEqualTypeOf<Mocks<AppRouter>[]>()
})

import { appCode } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'

const { client, clock, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })

const AT_ONCE = 4
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
const ONE_WINS = [200, 401, 401, 401]

test.each(['of the app', 'for recovery'])('one code %s lets one of several browsers in', async (kind) => {
  const owner = await client()
  const { recoveryCodes, secret } = await addApp(owner, clock.now)
  clock.advance({ minutes: 1 })
  const code = kind === 'of the app' ? appCode(secret, clock.now()) : recoveryCodes[0]
  const login = { email: owner.email, password: PASSWORD, code }
  const tries = Array.from({ length: AT_ONCE }, () => visitor().rest('POST', '/api/auth/jwt/login', login))
  expect(statuses(await Promise.all(tries))).toEqual(ONE_WINS)
})

test('one answer of a passkey lets one of several browsers in', async () => {
  const owner = await client()
  const { device } = await addPasskey(owner)
  const response = device.get(await owner.trpc.auth.passkeys.signInOptions.mutate())
  const tries = Array.from({ length: AT_ONCE }, () =>
    visitor().rest('POST', '/api/auth/passkey', { response }),
  )
  expect(statuses(await Promise.all(tries))).toEqual(ONE_WINS)
})

test('two first factors at the same moment bring one set of recovery codes, and all of it works', async () => {
  const owner = await client()
  const { secret } = await owner.trpc.auth.secondFactor.begin.mutate()
  const code = appCode(secret, clock.now())
  const [confirmed, passkey] = await Promise.all([
    owner.trpc.auth.secondFactor.confirm.mutate({ code }),
    addPasskey(owner),
  ])
  const codes = [...(confirmed.recoveryCodes ?? []), ...passkey.recoveryCodes]
  expect(codes).toHaveLength(10)
  const login = { email: owner.email, password: PASSWORD, code: codes[9] }
  expect((await visitor().rest('POST', '/api/auth/jwt/login', login)).status).toBe(200)
})

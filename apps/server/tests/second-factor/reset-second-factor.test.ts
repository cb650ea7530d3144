// Guards: reset-second-factor

import { expect, test } from 'vitest'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { preparePeople } from '../support/worlds/people-world.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const world = preparePeople(app)

test('an administrator removes the second factors of someone else', async () => {
  const { people } = (await app.admin()).trpc.admin
  const person = await world.personWithFactor()
  await people.resetFactor.mutate(person)
  expect((await people.get.query(person)).hasSecondFactor).toBe(false)
})

test('refuses to remove them for a client', async () => {
  const person = await world.personWithFactor()
  const { rest } = await app.client()
  expect((await rest('POST', `/api/people/${person.id}/reset-factor`)).status).toBe(403)
})

import { aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { countForClient, latestProjects } from './dashboards.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const listProjects = latestProjects(5)

test('a statement that was compiled for one client returns the rows of each client that asks', async () => {
  const [first, second, none] = [await aUser(db), await aUser(db), await aUser(db)]
  await aProject(db, first.id, { name: 'One' })
  await aProject(db, second.id, { name: 'Two', status: 'ACTIVE' })
  const namesFor = async (clientId: typeof first.id) =>
    (await listProjects(db, { clientId })).map(({ name }) => name)
  expect([await namesFor(first.id), await namesFor(second.id), await namesFor(none.id)]).toEqual([
    ['One'],
    ['Two'],
    [],
  ])
  expect(await namesFor(first.id)).toEqual(['One'])
  expect(await countForClient(db, second.id)).toMatchObject({ projects: 1, activeProjects: 1 })
  expect(await countForClient(db, first.id)).toMatchObject({ projects: 1, activeProjects: 0 })
})

import { aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { countForOrganization, latestProjects } from './dashboards.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const listProjects = latestProjects(5)

async function aClient() {
  const { id, organizationId } = await aUser(db)
  if (!organizationId) throw new Error('A client has no organization')
  return { id, organizationId }
}

test('a statement that was compiled for one organization returns the rows of each that asks', async () => {
  const [first, second, none] = [await aClient(), await aClient(), await aClient()]
  await aProject(db, first.id, { name: 'One' })
  await aProject(db, second.id, { name: 'Two', status: 'ACTIVE' })
  const namesFor = async ({ organizationId }: typeof first) =>
    (await listProjects(db, { organizationId })).map(({ name }) => name)
  expect([await namesFor(first), await namesFor(second), await namesFor(none)]).toEqual([
    ['One'],
    ['Two'],
    [],
  ])
  expect(await namesFor(first)).toEqual(['One'])
  expect(await countForOrganization(db, second.organizationId)).toMatchObject({
    projects: 1,
    activeProjects: 1,
  })
  expect(await countForOrganization(db, first.organizationId)).toMatchObject({
    projects: 1,
    activeProjects: 0,
  })
})

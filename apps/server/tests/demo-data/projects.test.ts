import { acceptanceStatuses, projectStatuses, taskStatuses, transferStatuses } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD } from '../../src/demo-data/people.ts'
import { plainPasswords, testApp } from '../support/test-app.ts'

test('the demo data holds projects, tasks, checklists and tools in every status, none of it from the future', async () => {
  const app = await testApp({ replace: () => ({ passwords: plainPasswords }) })
  await loadDemoData(app.services)
  const { db } = app.services.database
  const found = async (rows: Promise<{ status: string }[]>) =>
    [...new Set((await rows).map(({ status }) => status))].sort()
  const sorted = (statuses: readonly string[]) => statuses.toSorted()
  expect(await found(db.selectFrom('projects').select('status').execute())).toEqual(sorted(projectStatuses))
  expect(await found(db.selectFrom('tasks').select('status').execute())).toEqual(sorted(taskStatuses))
  expect(await found(db.selectFrom('acceptanceChecklists').select('status').execute())).toEqual(
    sorted(acceptanceStatuses),
  )
  expect(await found(db.selectFrom('toolPurchases').select('transferStatus as status').execute())).toEqual(
    sorted(transferStatuses),
  )
  const times = await db.selectFrom('auditLogs').select('at').execute()
  const now = app.clock.now().toISOString()
  expect(times.filter(({ at }) => at > now)).toEqual([])

  const client = app.visitor()
  await client.trpc.auth.login.mutate({ email: 'client@tallgrass.example', password: DEMO_PASSWORD })
  const dashboard = await client.trpc.portal.dashboard.query()
  expect(dashboard).toMatchObject({ activeProjects: 1, projects: 3 })
  expect(dashboard.toReview.length).toBeGreaterThan(1)
  expect(dashboard.toDo.length).toBeGreaterThan(0)
})

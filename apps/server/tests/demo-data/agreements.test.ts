import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD } from '../../src/demo-data/people.ts'
import { plainPasswords, testApp } from '../support/test-app.ts'

test('the demo data holds agreements in every state, with evidence that fits and files that are sealed', async () => {
  const app = await testApp({ replace: () => ({ passwords: plainPasswords }) })
  await loadDemoData(app.services)
  const { trpc } = app.visitor()
  await trpc.auth.adminLogin.mutate({ username: 'admin', password: DEMO_PASSWORD })

  const { items } = await trpc.portal.agreements.list.query({ limit: 50 })
  const states = [...new Set(items.map(({ status }) => status))].sort()
  expect(states).toEqual(['DRAFT', 'SENT', 'SIGNED_BOTH', 'SIGNED_CLIENT'])

  const details = await Promise.all(items.map(({ id }) => trpc.admin.agreements.get.query({ id })))
  const documents = details.flatMap((agreement) => agreement.documents)
  expect([...new Set(documents.map(({ status }) => status))].sort()).toEqual([
    'completed',
    'declined',
    'expired',
    'in_progress',
    'sent',
  ])
  expect(documents.filter(({ evidenceHolds }) => !evidenceHolds)).toEqual([])
  const now = app.clock.now().toISOString()
  expect(documents.filter(({ evidence }) => evidence.some(({ at }) => at > now))).toEqual([])
  const finished = documents.filter(({ status }) => status === 'completed')
  expect(finished.filter(({ sealedAt }) => sealedAt === null)).toEqual([])
  expect(finished.length).toBeGreaterThan(1)

  const client = app.visitor()
  await client.trpc.auth.login.mutate({ email: 'client@tallgrass.example', password: DEMO_PASSWORD })
  const dashboard = await client.trpc.portal.dashboard.query()
  expect(dashboard).toMatchObject({ pendingAgreements: 1, pendingSignatures: 1 })
})

import { checkPack, readPack } from '@tallgrass/adapters/documents'
import { chainHolds } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { loadDemoData } from '../src/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD } from '../src/demo-data/people.ts'
import { plainPasswords, testApp } from './test-app.ts'

async function packOf(name: string) {
  const app = await testApp({ replace: () => ({ passwords: plainPasswords }) })
  await loadDemoData(app.services)
  const admin = app.visitor()
  await admin.trpc.auth.adminLogin.mutate({ username: 'admin', password: DEMO_PASSWORD })
  const [project] = (await admin.trpc.portal.projects.list.query({ search: name })).items
  if (!project) throw new Error(`There is no project ${name}`)
  const answer = await app.app.inject({
    url: `/api/projects/${project.id}/evidence.zip`,
    headers: { cookie: [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  })
  return { answer, archive: answer.rawPayload, project, trpc: admin.trpc }
}

test('a project is proven by one archive, which holds everything and says that it was taken out', async () => {
  const { answer, archive, project, trpc } = await packOf('Front desk after hours')
  expect(answer.headers['content-type']).toBe('application/zip')
  const pack = readPack(archive)
  const paths = [...pack.files.keys()].map((path) => path.replace(/INV-\d{4}-\d{4}/, 'INV'))
  expect(new Set(paths)).toEqual(
    new Set([
      'README.txt',
      'project.json',
      'approvals.json',
      'history.json',
      'agreements/01-retainer/evidence.json',
      'agreements/01-retainer/original.pdf',
      'agreements/01-retainer/final.pdf',
      'invoices/INV.pdf',
      'invoices/INV-receipt.pdf',
    ]),
  )
  expect(await checkPack(archive, chainHolds)).toMatchObject({ good: true })

  const history = JSON.parse(Buffer.from(pack.files.get('history.json') ?? []).toString())
  expect(history.map(({ action }: { action: string }) => action)).toContain('document.countersign')
  expect(history.at(-1)).toMatchObject({ action: 'project.export-evidence', entityId: project.id })
  const { items } = await trpc.admin.projects.history.query({ id: project.id, limit: 1 })
  expect(items).toMatchObject([{ action: 'project.export-evidence' }])
})

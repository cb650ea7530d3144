// Guards: move-checklist-item, move-tool

import { acceptanceStatuses, transferStatuses } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { client, id: clientId } = await givenClient(app)

const REFUSED = { data: { code: 'ILLEGAL_TRANSITION', httpStatus: 409 } }

const pairs = <T>(statuses: readonly T[]) => statuses.flatMap((from) => statuses.map((to) => ({ from, to })))

test.each(pairs(acceptanceStatuses))('checklist item: $from → $to', async ({ from, to }) => {
  const { id: projectId } = await aProject(db, clientId)
  const { id } = await trpc.admin.checklist.create.mutate({ projectId, item: 'DNS moved' })
  if (from !== 'PENDING') await trpc.admin.checklist.move.mutate({ id, status: from })
  const answer = trpc.admin.checklist.move.mutate({ id, status: to })
  if (from !== to && (from === 'PENDING' || to === 'PENDING')) {
    expect(await answer).toMatchObject({ status: to })
  } else await expect(answer).rejects.toMatchObject(REFUSED)
  await expect(client.trpc.admin.checklist.move.mutate({ id, status: to })).rejects.toMatchObject({
    data: { httpStatus: 403 },
  })
})

test.each(pairs(transferStatuses))('tool: $from → $to', async ({ from, to }) => {
  const { id: projectId } = await aProject(db, clientId)
  const { id } = await trpc.admin.tools.create.mutate({ projectId, toolName: 'Mailer' })
  for (const step of transferStatuses.slice(1, transferStatuses.indexOf(from) + 1))
    await trpc.admin.tools.move.mutate({ id, status: step })
  const answer = trpc.admin.tools.move.mutate({ id, status: to })
  const steps = transferStatuses.indexOf(to) - transferStatuses.indexOf(from)
  if (Math.abs(steps) === 1) expect(await answer).toMatchObject({ transferStatus: to })
  else await expect(answer).rejects.toMatchObject(REFUSED)
})

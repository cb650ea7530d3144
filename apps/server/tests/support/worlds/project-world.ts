import { randomUUID } from 'node:crypto'
import type { ClientId, Entity, Id, MessageId, ProjectId } from '@tallgrass/domain'
import { aFile, aProject } from '@tallgrass/testing'
import { colleagueOf } from '../colleague-of.ts'
import type { TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'

/** A record of one kind, as soon as it is created. */
export type Made<E extends Entity> = Promise<{ id: Id<E> }>

/** Projects of one client and their parts, created on each call. */
export interface ProjectWorld {
  project(): Promise<{ id: ProjectId; clientId: ClientId }>
  /** A colleague of the client, with all rights. */
  contact(): Made<'User'>
  /** A task of the client, to do. */
  clientTask(): Made<'Task'>
  /** A task of the client that they work on. */
  startedTask(): Made<'Task'>
  /** Of the client, who approved the provider's task. */
  review(): Made<'Review'>
  /** A task of the provider, ready for the client's review in round 1. */
  taskInReview(): Made<'Task'>
  /** Sent by the client. */
  message(): Promise<{ id: MessageId; projectId: ProjectId }>
  checklistItem(): Made<'ChecklistItem'>
  cost(): Made<'Cost'>
  tool(): Made<'Tool'>
  /** An image of the project, uploaded by the client, with a preview. */
  file(): Made<'File'>
  /** A file of the client that is about to arrive. */
  upload(): Made<'File'>
}

export function prepareProjects(
  app: TestApp,
  owner: () => Promise<TestBrowser & { email: string }>,
): ProjectWorld {
  async function project() {
    const { db } = app.services.database
    const { email } = await owner()
    const client = db.selectFrom('users').select('id').where('email', '=', email)
    return aProject(db, (await client.executeTakeFirstOrThrow()).id, { status: 'ACTIVE' })
  }
  const inProject = async () => ({ projectId: (await project()).id })
  const asAdmin = async () => (await app.admin()).trpc

  async function taskInReview() {
    const trpc = await asAdmin()
    const task = { ...(await inProject()), title: 'Draft the greeting', owner: 'ADMIN' } as const
    const { id } = await trpc.admin.tasks.create.mutate(task)
    await trpc.portal.tasks.move.mutate({ id, status: 'IN_PROGRESS' })
    return trpc.portal.tasks.move.mutate({ id, status: 'READY_FOR_REVIEW' })
  }

  return {
    project,
    taskInReview,
    async startedTask() {
      const trpc = await asAdmin()
      const task = { ...(await inProject()), title: 'Collect logos', owner: 'CLIENT' } as const
      const { id } = await trpc.admin.tasks.create.mutate(task)
      return trpc.portal.tasks.move.mutate({ id, status: 'IN_PROGRESS' })
    },
    async review() {
      const { id } = await taskInReview()
      const { trpc } = await owner()
      return trpc.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
    },
    async contact() {
      const { email } = await colleagueOf(app, await owner())
      const found = app.services.database.db.selectFrom('users').select('id').where('email', '=', email)
      return found.executeTakeFirstOrThrow()
    },
    async clientTask() {
      const task = { ...(await inProject()), title: 'Collect logos', owner: 'CLIENT' } as const
      return (await asAdmin()).admin.tasks.create.mutate(task)
    },
    async message() {
      const { projectId } = await inProject()
      const { trpc } = await owner()
      const message = { projectId, body: 'Please call after five.', internal: false, sendKey: randomUUID() }
      return { projectId, id: (await trpc.portal.messages.send.mutate(message)).id }
    },
    async checklistItem() {
      const item = { ...(await inProject()), item: 'DNS moved' }
      return (await asAdmin()).admin.checklist.create.mutate(item)
    },
    async cost() {
      const cost = { ...(await inProject()), label: 'Domain', category: 'MISC', amount: '12.00' } as const
      return (await asAdmin()).admin.costs.create.mutate(cost)
    },
    async file() {
      const { clientId, id } = await project()
      const facts = { projectId: id, uploadedBy: clientId, name: 'Logo.png', mediaType: 'image/png' }
      const { previewOf, viewOf, ...file } = await aFile(app.services.database.db, {
        ...facts,
        hasPreview: true,
      })
      for (const storedId of [file.storedId, previewOf, viewOf])
        await app.services.files.place.put(storedId, Buffer.from('An image'))
      return file
    },
    async upload() {
      const { clientId, id } = await project()
      const facts = { projectId: id, uploadedBy: clientId, shownAt: null, isComplete: false }
      return aFile(app.services.database.db, facts)
    },
    async tool() {
      return (await asAdmin()).admin.tools.create.mutate({ ...(await inProject()), toolName: 'Mailer' })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { listProjects, postMessage, readThread, requirePortal } from '@tallgrass/core'
import type { MessageId, Role } from '@tallgrass/domain'
import { findPerson } from './find-person.ts'
import type { CtxAt } from './load-projects.ts'
import { demoThread } from './messages.ts'
import { owner } from './people.ts'

/** A conversation about a project, with an internal note. */
export async function loadMessages(at: CtxAt): Promise<void> {
  const { email, messages, project } = demoThread
  const { db } = at(0, null)
  const people = { ADMIN: await findPerson(db, owner.email), CLIENT: await findPerson(db, email) }
  const as = (role: Role, daysAgo: number) => requirePortal(at(daysAgo, people[role] ?? null))
  const [found] = (await listProjects(as('CLIENT', 0), { search: project, sort: 'newest', limit: 1 })).items
  if (!found) throw new Error(`The demo data has no project named ${project}`)
  const ids: MessageId[] = []
  for (const { body, by, daysAgo, internal = false, quotes } of messages) {
    const ctx = as(by, daysAgo)
    const quotedId = quotes === undefined ? null : ids[quotes]
    const input = { projectId: found.id, body, internal, quotedId, fileIds: [], sendKey: randomUUID() }
    const { id } = await postMessage(ctx, input)
    ids.push(id)
    // Who writes has read what stands above.
    await readThread(ctx, { projectId: found.id, messageId: id })
  }
}

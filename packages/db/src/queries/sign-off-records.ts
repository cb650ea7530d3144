import type { ProjectId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

export type SignOffRecords = Awaited<ReturnType<typeof readSignOffRecords>>

/** The records that a completion sign-off confirms: the parts of the project and its issued invoices. */
export async function readSignOffRecords(db: Db, projectId: ProjectId) {
  const checklist = await db
    .selectFrom('acceptanceChecklists')
    .select(['item', 'required', 'status'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const tasks = await db
    .selectFrom('tasks')
    .select(['title', 'status'])
    .where('projectId', '=', projectId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const tools = await db
    .selectFrom('toolPurchases')
    .select(['toolName', 'transferStatus'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const invoices = await db
    .selectFrom('invoices')
    .select(['number', 'title', 'kind', 'amount', 'status', 'dueDate', 'paidAt'])
    .where('projectId', '=', projectId)
    .where('status', 'in', ['OPEN', 'PAID'])
    .orderBy('issueDate')
    .orderBy('number')
    .execute()
  return { checklist, tasks, tools, invoices }
}

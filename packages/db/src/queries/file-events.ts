import { type FileId, fileAnchor, type ProjectId, type TaskId } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Takes back that a file, or each file of a task, was added: what follows from it, such as a mail, does not happen. */
export async function deleteEventsOfFiles(
  db: Db,
  projectId: ProjectId,
  of: { id: FileId } | { taskId: TaskId },
): Promise<void> {
  const ids = 'id' in of ? [of.id] : await listIdsOf(db, of.taskId)
  if (ids.length === 0) return
  await db
    .deleteFrom('events')
    .where('entityId', '=', projectId)
    .where('kind', '=', 'file.added')
    .where(sql<string>`split_part(coalesce(admin_path, client_path), '#', 2)`, 'in', ids.map(fileAnchor))
    .execute()
}

async function listIdsOf(db: Db, taskId: TaskId): Promise<FileId[]> {
  const rows = await db.selectFrom('files').select('id').where('taskId', '=', taskId).execute()
  return rows.map(({ id }) => id)
}

import { Stack } from '@mantine/core'
import type { Project, Task } from '@tallgrass/contracts'
import { takesFiles } from '@tallgrass/domain'
import { useRef } from 'react'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { useSessionUser } from '../../lib/use-session-user'
import { viewToken } from '../../lib/view-token'
import { FileList } from './file-list'
import { UploadField } from './mounted-upload-field'

interface TaskFilesProps {
  project: Pick<Project, 'id' | 'status'>
  task: Pick<Task, 'id' | 'owner'>
}

/** The files of a task. Whose task it is adds to them, and administrators to all. */
export function TaskFiles({ project, task }: TaskFilesProps) {
  const role = useSessionUser()?.role ?? 'CLIENT'
  const button = useRef<HTMLButtonElement>(null)
  const of = { projectId: project.id, taskId: task.id }
  const pages = trpc.portal.files.list.useInfiniteQuery(of, listQuery)
  const mayAdd =
    viewToken() === null && takesFiles(project, role) && (role === 'ADMIN' || task.owner === 'CLIENT')
  return (
    <Stack gap="md">
      {mayAdd && (
        <UploadField
          target={{ ...of, purpose: 'task' }}
          maxBytes={pages.data?.pages[0]?.maxBytes}
          button={button}
        />
      )}
      <FileList project={project} pages={pages} empty={!mayAdd && 'No files.'} />
    </Stack>
  )
}

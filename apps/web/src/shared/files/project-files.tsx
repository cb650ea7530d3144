import { Stack, Switch } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { takesFiles } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { useSessionUser } from '../../lib/use-session-user'
import { viewToken } from '../../lib/view-token'
import { EmptyState } from '../../ui/empty-state'
import { FileList } from './file-list'
import { UploadField } from './mounted-upload-field'

/** The files of a project, and the field that adds to them. */
export function ProjectFiles({ project }: { project: Project }) {
  const { id: projectId } = project
  const role = useSessionUser()?.role ?? 'CLIENT'
  const isAdmin = role === 'ADMIN'
  const [internal, setInternal] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pages = trpc.portal.files.list.useInfiniteQuery({ projectId }, listQuery)
  const mayAdd = viewToken() === null && takesFiles(project, role)
  return (
    <Stack gap="lg">
      {mayAdd && (
        <Stack gap="sm">
          {isAdmin && (
            <Switch
              label="Internal"
              checked={internal}
              onChange={(event) => setInternal(event.currentTarget.checked)}
            />
          )}
          <UploadField
            maxBytes={pages.data?.pages[0]?.maxBytes}
            target={{ projectId, purpose: 'project', internal }}
            button={button}
            hint={isAdmin && (internal ? 'Only administrators will see them.' : 'The client will see them.')}
          />
        </Stack>
      )}
      <FileList
        project={project}
        pages={pages}
        empty={
          <EmptyState title="No Files Yet">
            {mayAdd
              ? 'Add photos, texts or anything else that the work needs.'
              : 'Files of this project appear here.'}
          </EmptyState>
        }
      />
    </Stack>
  )
}

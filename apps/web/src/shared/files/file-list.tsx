import type { Project, ProjectFile } from '@tallgrass/contracts'
import { takesFiles } from '@tallgrass/domain'
import { type ReactNode, useRef } from 'react'
import { focusRowMenu, neighborsOf } from '../../lib/focus-row-menu'
import { rowsOf } from '../../lib/rows-of'
import { useSessionUser } from '../../lib/use-session-user'
import { viewToken } from '../../lib/view-token'
import { type Column, DataTable } from '../../ui/data-table'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PagedList, type Pages } from '../../ui/paged-list'
import { RelativeTime } from '../../ui/relative-time'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { FileActions } from './file-actions'
import { FileCell } from './file-cell'
import { FilePlace } from './file-place'
import { useAnchoredFile } from './use-anchored-file'

const FilePreview = lazyDialog(() => import('./file-preview').then((module) => module.FilePreview))
const RemoveFileDialog = lazyDialog(() =>
  import('./remove-file-dialog').then((module) => module.RemoveFileDialog),
)

interface FileListProps {
  project: Pick<Project, 'status'>
  pages: Pages<ProjectFile>
  empty: ReactNode
  /** What else a row shows, such as its task. */
  columns?: Column<ProjectFile>[]
}

/** Files to look at, download and remove. */
export function FileList({ columns = [], empty, pages, project }: FileListProps) {
  const user = useSessionUser()
  const box = useRef<HTMLDivElement>(null)
  const previewing = useDialogAbout<ProjectFile>()
  const removing = useDialogAbout<ProjectFile>()
  useAnchoredFile(pages)
  const rows = rowsOf(pages.data) ?? []
  // Its image may become ready while it is open.
  const previewed = rows.find(({ id }) => id === previewing.about?.id) ?? previewing.about
  const mayChange = viewToken() === null && user !== undefined && takesFiles(project, user.role)
  // Contacts remove what they uploaded; the server decides.
  const mayRemove = ({ handInId, uploadedBy }: ProjectFile) =>
    mayChange && handInId === null && (user.role === 'ADMIN' || uploadedBy.id === user.id)
  const all: Column<ProjectFile>[] = [
    {
      label: 'File',
      kind: 'title',
      cell: (file) => (
        <FilePlace file={file}>
          <FileCell file={file} onPreview={() => previewing.open(file)} />
        </FilePlace>
      ),
    },
    ...columns,
    { label: 'Added by', cell: ({ uploadedBy }) => uploadedBy.name },
    { label: 'Added', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      label: 'Actions',
      kind: 'action',
      cell: (file) =>
        !file.removed && (
          <FileActions file={file} onRemove={mayRemove(file) ? () => removing.open(file) : undefined} />
        ),
    },
  ]
  return (
    <div ref={box} tabIndex={-1}>
      <PagedList noun="the files" pages={pages} empty={empty}>
        {(shown) => <DataTable label="Files" columns={all} rows={shown} rowKey={({ id }) => id} />}
      </PagedList>
      <FilePreview file={previewed} opened={previewing.opened} onClose={previewing.close} />
      <RemoveFileDialog
        file={removing.about}
        opened={removing.opened}
        onClose={removing.close}
        onRemoved={({ id }) => focusRowMenu(neighborsOf(rows, id)) || box.current?.focus()}
      />
    </div>
  )
}

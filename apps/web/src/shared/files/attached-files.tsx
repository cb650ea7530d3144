import type { ProjectFile } from '@tallgrass/contracts'
import { lazyDialog } from '../../ui/lazy-dialog'
import { useDialogAbout } from '../../ui/use-dialog-about'
import classes from './attached-files.module.css'
import { FileActions } from './file-actions'
import { FileCell } from './file-cell'

const FilePreview = lazyDialog(() => import('./file-preview').then((module) => module.FilePreview))

/** What was sent with a message or handed in, to look at and download. Renders nothing if there is none. */
export function AttachedFiles({ files }: { files: ProjectFile[] }) {
  const previewing = useDialogAbout<ProjectFile>()
  if (files.length === 0) return null
  // Its image may become ready while it is open.
  const previewed = files.find(({ id }) => id === previewing.about?.id) ?? previewing.about
  return (
    <>
      <ul aria-label="Files" className={classes.files}>
        {files.map((file) => (
          <li key={file.id} className={classes.file}>
            <FileCell file={file} onPreview={() => previewing.open(file)} />
            {!file.removed && <FileActions file={file} />}
          </li>
        ))}
      </ul>
      <FilePreview file={previewed} opened={previewing.opened} onClose={previewing.close} />
    </>
  )
}

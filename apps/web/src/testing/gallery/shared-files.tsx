import { files, fullProject, projects, tasks } from '@tallgrass/mocks'
import { useRef } from 'react'
import { ArchiveButton } from '../../shared/archives/archive-button'
import { AttachedFiles } from '../../shared/files/attached-files'
import { DraftFileRow } from '../../shared/files/draft-file-row'
import { FileActions } from '../../shared/files/file-actions'
import { FileCell } from '../../shared/files/file-cell'
import { FileIcon } from '../../shared/files/file-icon'
import { FileList } from '../../shared/files/file-list'
import { FilePlace } from '../../shared/files/file-place'
import { FilePreview } from '../../shared/files/file-preview'
import { UploadField as MountedUploadField } from '../../shared/files/mounted-upload-field'
import { PdfControls } from '../../shared/files/pdf/pdf-controls'
import { PdfLinks } from '../../shared/files/pdf/pdf-links'
import { PdfPage } from '../../shared/files/pdf/pdf-page'
import { PdfPages } from '../../shared/files/pdf/pdf-pages'
import { PdfViewer } from '../../shared/files/pdf/pdf-viewer'
import { PdfPreview } from '../../shared/files/pdf-preview'
import { ProjectFiles } from '../../shared/files/project-files'
import { RemoveFileDialog } from '../../shared/files/remove-file-dialog'
import { TaskFiles } from '../../shared/files/task-files'
import { UploadField } from '../../shared/files/upload-field'
import type { Upload } from '../../shared/files/upload-queue'
import { UploadRow } from '../../shared/files/upload-row'
import { EmptyState } from '../../ui/empty-state'
import { SAMPLE_PDF } from './answer-samples'
import { Opening } from './opening'
import { pagesOf } from './pages-of'
import { sampleOf } from './sample-of'
import { type Group, specimen, statesOf } from './specimen'

const project = fullProject ?? sampleOf(projects)
const task = sampleOf(tasks)
const file = sampleOf(files)
const removed = files.find((one) => one.removed) ?? file
const nothing = () => {}
const upload: Upload = {
  key: 1,
  name: 'Front desk.mov',
  bytes: 40_000_000,
  internal: false,
  sent: 9_000_000,
  state: 'SENDING',
  problem: null,
}
const states = ['WAITING', 'SENDING', 'RECONNECTING', 'STOPPED'] as const
const names = ['Photo.jpg', 'Scripts.pdf', 'Song.mp3', 'Film.mov', 'All.zip', 'Notes.txt'] as const

function Uploading({ mounted = false }) {
  const button = useRef<HTMLButtonElement>(null)
  const Field = mounted ? MountedUploadField : UploadField
  return (
    <Field target={{ projectId: project.id, purpose: 'project' }} maxBytes={100_000_000} button={button} />
  )
}

export const filesGroup: Group = {
  title: 'Files',
  specimens: [
    specimen(ArchiveButton, {
      usual: (
        <ArchiveButton path="/api/files/all" variant="default" failed="Failed to load">
          Download all
        </ArchiveButton>
      ),
      subtle: (
        <ArchiveButton path="/api/files/all" variant="subtle" failed="Failed to load">
          Download all
        </ArchiveButton>
      ),
    }),
    specimen(
      FileIcon,
      statesOf(names, (name) => <FileIcon name={name} />),
    ),
    specimen(FileCell, {
      usual: <FileCell file={file} onPreview={nothing} />,
      removed: <FileCell file={removed} onPreview={nothing} />,
    }),
    specimen(FileActions, {
      usual: <FileActions file={file} />,
      'can be removed': <FileActions file={file} onRemove={nothing} />,
    }),
    specimen(FilePlace, { usual: <FilePlace file={file}>{file.name}</FilePlace> }),
    specimen(AttachedFiles, { usual: <AttachedFiles files={files.slice(0, 2)} /> }),
    specimen(DraftFileRow, { usual: <DraftFileRow file={file} onRemoved={nothing} /> }),
    specimen(FileList, {
      usual: (
        <FileList project={project} pages={pagesOf(files)} empty={<EmptyState title="No files yet" />} />
      ),
      empty: <FileList project={project} pages={pagesOf([])} empty={<EmptyState title="No files yet" />} />,
    }),
    specimen(ProjectFiles, { 'of a project': <ProjectFiles project={project} /> }),
    specimen(TaskFiles, { 'of a task': <TaskFiles project={project} task={task} /> }),
    specimen(UploadField, { usual: <Uploading /> }),
    specimen(MountedUploadField, { 'appears once it works': <Uploading mounted /> }),
    specimen(UploadRow, {
      ...statesOf(states, (state) => (
        <UploadRow
          upload={{ ...upload, state, problem: state === 'STOPPED' ? 'The file is too large.' : null }}
          onCancel={nothing}
          onRetry={nothing}
        />
      )),
      internal: <UploadRow upload={{ ...upload, internal: true }} onCancel={nothing} onRetry={nothing} />,
    }),
    specimen(FilePreview, {
      usual: <Opening>{(dialog) => <FilePreview {...dialog} file={file} />}</Opening>,
    }),
    specimen(RemoveFileDialog, {
      usual: (
        <Opening>
          {(dialog) => <RemoveFileDialog {...dialog} file={file} onRemoved={dialog.onClose} />}
        </Opening>
      ),
    }),
    specimen([PdfPreview, PdfViewer, PdfPages, PdfPage, PdfControls, PdfLinks], {
      'three pages': <PdfPreview address={SAMPLE_PDF.address} file={SAMPLE_PDF} />,
      'too large': <PdfPreview address={SAMPLE_PDF.address} file={{ name: 'Huge.pdf', bytes: 1e9 }} />,
    }),
  ],
}

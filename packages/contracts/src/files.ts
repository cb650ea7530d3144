import { draftPurposes, filePreviews, filePurposes } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant, role } from './person.ts'
import { line } from './text.ts'

export const fileId = z.object({ id: idOf('File') })

export const projectFile = z.object({
  id: idOf('File'),
  projectId: idOf('Project'),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  uploadedBy: z.object({ id: idOf('User'), name: z.string() }),
  side: role,
  /** Clients never see it. */
  internal: z.boolean().meta({ description: 'Clients never see it.' }),
  taskId: idOf('Task').nullable(),
  messageId: idOf('Message').nullable(),
  handInId: idOf('HandIn').nullable(),
  createdAt: instant,
  preview: z.enum(filePreviews),
  /** Who removed it, and when; null while it is there. */
  removed: z
    .object({ at: instant, by: z.string() })
    .nullable()
    .meta({ description: 'Who removed it, and when; null while it is there.' }),
})
export type ProjectFile = z.infer<typeof projectFile>
/** The most bytes that one file may have. */
const maxBytes = z.int().meta({ description: 'The most bytes that one file may have.' })
export const filePage = pageOf(projectFile).extend({ maxBytes })

/** With a task, only the files of that task. */
export const listFilesInput = pageInput
  .extend({ projectId: idOf('Project'), taskId: idOf('Task').optional() })
  .meta({ description: 'With a task, only the files of that task.' })
export type ListFilesInput = z.infer<typeof listFilesInput>

export const listDraftFilesInput = z.object({
  projectId: idOf('Project'),
  purpose: z.enum(draftPurposes, `purpose must be ${draftPurposes.join(' or ')}`),
  taskId: idOf('Task').optional(),
})
export type ListDraftFilesInput = z.infer<typeof listDraftFilesInput>

export const draftFiles = z.object({ items: z.array(projectFile), maxBytes })

/** Browsers may send a path, and characters that turn the direction of text could hide the ending. */
const fileName = z
  .string('The file has no name')
  .transform((name) =>
    name.replace(/^.*[/\\]/s, '').replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ''),
  )
  .pipe(line({ label: 'The name of the file', required: 'The file has no name' }))

/** What an upload says about its file (tus, `Upload-Metadata`). A file of a task or for a hand-in names the task. */
export const uploadInput = z
  .object({
    filename: fileName,
    projectId: idOf('Project'),
    purpose: z.enum(filePurposes, `purpose must be ${filePurposes.join(', ')}`),
    taskId: idOf('Task').optional(),
    /** `1`: clients never see it. */
    internal: z
      .enum(['0', '1'], 'internal must be 0 or 1')
      .default('0')
      .transform((text) => text === '1'),
  })
  .refine(({ purpose, taskId }) => (purpose === 'task' || purpose === 'hand-in') === (taskId !== undefined), {
    path: ['taskId'],
    message: 'A file of a task or for a hand-in names its task; other files name none',
  })
export type UploadInput = z.infer<typeof uploadInput>

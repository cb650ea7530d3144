import { draftPurposes, filePreviews } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant, role } from './person.ts'

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
export const filePage = pageOf(projectFile)

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

export const draftFiles = z.object({ items: z.array(projectFile) })

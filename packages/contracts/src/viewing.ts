import { z } from 'zod'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'

/** The portal of a contact, opened by an administrator to see what the contact sees. */
export const openedView = z
  .object({
    /** Sent as the header `x-view-as`, on top of the session in which it was opened. */
    token: z.string().meta({
      description: 'Sent as the header `x-view-as`, on top of the session in which it was opened.',
    }),
    name: z.string(),
    organizationId: idOf('Organization'),
    /** Null for people who gave none. */
    organizationName: z.string().nullable().meta({ description: 'Null for people who gave none.' }),
    expiresAt: instant,
  })
  .meta({ description: 'The portal of a contact, opened by an administrator to see what the contact sees.' })
export type OpenedView = z.infer<typeof openedView>

const VIEWED_FILE =
  /^\/api\/(?:(?:invoices\/[\w-]+\/(?:invoice|receipt)|esignature-documents\/[\w-]+\/document)\.pdf|projects\/[\w-]+\/everything\.zip|files\/[\w-]+(?:\/(?:preview|view))?)$/

/** The path of a file that contacts can download. */
export const viewedFilePath = z.string().regex(VIEWED_FILE, 'There is no file at this path').meta({
  description: 'The path of a file that contacts can download.',
})

export const viewedFileInput = z.object({ path: viewedFilePath })
export type ViewedFileInput = z.infer<typeof viewedFileInput>

/** An address of the file. While an administrator views the portal, it works for one minute. */
export const viewedFile = z.object({ url: z.string() }).meta({
  description: 'An address of the file. While an administrator views the portal, it works for one minute.',
})
export type ViewedFile = z.infer<typeof viewedFile>

/** What the token of a view says. It works with one session only. */
export const sealedView = z.object({
  kind: z.literal('view'),
  contactId: idOf('User'),
  viewerId: idOf('User'),
  /** The hash of the session's token. */
  session: z.string(),
  /** The file that it opens; null for the portal. */
  path: z.string().nullable(),
  expiresAt: instant,
})
export type SealedView = z.infer<typeof sealedView>

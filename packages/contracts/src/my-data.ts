import { DELETE_WORD, exportStatuses, isDeleteWord, TYPE_DELETE } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'

/** A copy of everything about a person, as a ZIP. */
export const dataExport = z
  .object({
    id: idOf('DataExport'),
    /** It is being made, ready, failed, or was deleted after its time. */
    status: z
      .enum(exportStatuses)
      .meta({ description: 'It is being made, ready, failed, or was deleted after its time.' }),
    /** In bytes; null until it is ready. */
    size: z.int().nullable().meta({ description: 'In bytes; null until it is ready.' }),
    createdAt: instant,
    readyAt: instant.nullable(),
    /** Until then it can be downloaded. */
    expiresAt: instant.nullable().meta({ description: 'Until then it can be downloaded.' }),
  })
  .meta({ description: 'A copy of everything about a person, as a ZIP.' })
export type DataExport = z.infer<typeof dataExport>

/** What a user can do about their own data. */
export const dataState = z
  .object({
    /** The latest one. */
    export: dataExport.nullable().meta({ description: 'The latest one.' }),
    /** Why the account cannot be deleted now, and who can help; null if it can. */
    refusal: z
      .string()
      .nullable()
      .meta({ description: 'Why the account cannot be deleted now, and who can help; null if it can.' }),
  })
  .meta({ description: 'What a user can do about their own data.' })
export type DataState = z.infer<typeof dataState>

export const dataExportId = z.object({ id: idOf('DataExport') })
export type DataExportReference = z.infer<typeof dataExportId>

export const openedExport = z.object({
  /** Of our own; it works for this session. */
  path: z.string().meta({ description: 'Of our own; it works for this session.' }),
})

const confirmation = z
  .string(TYPE_DELETE)
  .trim()
  .refine(isDeleteWord, TYPE_DELETE)
  .meta({ description: `The word ${DELETE_WORD}.`, example: DELETE_WORD })

export const deleteAccountInput = z.object({ confirmation })
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>

export const erasePersonInput = z.object({
  userId: idOf('User'),
  confirmation,
  /** The colleague who takes over their records, if they are in charge of any. */
  successorId: idOf('User').optional().meta({
    description: 'The colleague who takes over their records, if they are in charge of any.',
  }),
})
export type ErasePersonInput = z.infer<typeof erasePersonInput>

export const yourDataInput = z.object({
  /** Of a message’s link. */
  token: z.string().min(1).max(2000).meta({ description: 'Of a message’s link.' }),
})
export type YourDataInput = z.infer<typeof yourDataInput>

const count = z.int().nonnegative()

/** What is kept of someone without an account. */
export const yourData = z
  .object({
    email: z.string(),
    /** True if they have an account by now, whose profile shows and deletes their data. */
    isClient: z.boolean().meta({
      description: 'True if they have an account by now, whose profile shows and deletes their data.',
    }),
    /** As they gave them; null for what they did not give. */
    name: z.string().nullable(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
    conversations: count,
    calls: count,
    mails: count,
    waitlists: count,
  })
  .meta({ description: 'What is kept of someone without an account.' })
export type YourData = z.infer<typeof yourData>

export const yourDataCopy = z.object({
  fileName: z.string(),
  /** JSON. */
  content: z.string().meta({ description: 'JSON.' }),
})
export type YourDataCopy = z.infer<typeof yourDataCopy>

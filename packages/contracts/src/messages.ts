import { MAX_ATTACHMENTS, roles, textLimits } from '@tallgrass/domain'
import { z } from 'zod'
import { projectFile } from './files.ts'
import { idOf } from './id-of.ts'
import { pageInput } from './page.ts'
import { instant } from './person.ts'
import { paragraph } from './text.ts'

export const messageId = z.object({ id: idOf('Message') })

const author = z.object({
  id: idOf('User'),
  name: z.string(),
  /** The address of their picture. */
  picture: z.string().nullable().meta({ description: 'The address of their picture.' }),
})

/** What a message answers, shortened. Its text is empty once it is deleted. */
const quotedMessage = z
  .object({
    id: idOf('Message'),
    author: author.shape.name,
    excerpt: z.string(),
    internal: z.boolean(),
    deleted: z.boolean(),
  })
  .meta({ description: 'What a message answers, shortened. Its text is empty once it is deleted.' })
export type QuotedMessage = z.infer<typeof quotedMessage>

/** A message of a project. */
export const projectMessage = z
  .object({
    id: idOf('Message'),
    author,
    /** The side of its author: ours or the client’s. */
    side: z.enum(roles).meta({ description: 'The side of its author: ours or the client’s.' }),
    /** A note that only administrators get. */
    internal: z.boolean().meta({ description: 'A note that only administrators get.' }),
    /** Bold, italics, lists, quotes, links and code in Markdown. Empty once deleted. */
    body: z.string().meta({
      description: 'Bold, italics, lists, quotes, links and code in Markdown. Empty once deleted.',
    }),
    quoted: quotedMessage.nullable(),
    files: z.array(projectFile),
    /** The reader has not read it yet. */
    unread: z.boolean().meta({ description: 'The reader has not read it yet.' }),
    createdAt: instant,
    editedAt: instant.nullable(),
    deletedAt: instant.nullable(),
  })
  .meta({ description: 'A message of a project.' })
export type ProjectMessage = z.infer<typeof projectMessage>

/** The newest messages, oldest first; `nextCursor` leads to older ones. */
export const messagePage = z
  .object({ items: z.array(projectMessage), nextCursor: z.string().nullable() })
  .meta({ description: 'The newest messages, oldest first; `nextCursor` leads to older ones.' })
export type MessagePage = z.infer<typeof messagePage>

export const listMessagesInput = pageInput.extend({ id: idOf('Project') })
export type ListMessagesInput = z.infer<typeof listMessagesInput>

/** Chosen by the sender: a repeated call with the same key sends nothing again. */
const sendKey = z.uuid('sendKey must be a UUID').toLowerCase().meta({
  description: 'Chosen by the sender: a repeated call with the same key sends nothing again.',
})

const WHO_READS = 'Choose who will read this message'
const EMPTY = 'Write a message first'
const bodyOf = (min: number) =>
  paragraph({ required: EMPTY, label: 'Message', min, max: textLimits.description })

/** `body` may be empty if files are sent. */
export const postMessageInput = z
  .object({
    projectId: idOf('Project'),
    body: bodyOf(0).default(''),
    /** True for a note that only administrators get. Has no default. */
    internal: z.boolean(WHO_READS).meta({
      description: 'True for a note that only administrators get. Has no default.',
    }),
    quotedId: idOf('Message').nullish(),
    /** Uploaded for a message of this project, and sent with this one. */
    fileIds: z
      .array(idOf('File'))
      .max(MAX_ATTACHMENTS, `At most ${MAX_ATTACHMENTS} files can be sent at once`)
      .default([])
      .meta({ description: 'Uploaded for a message of this project, and sent with this one.' }),
    sendKey,
  })
  .refine(({ body, fileIds }) => body !== '' || fileIds.length > 0, { path: ['body'], message: EMPTY })
  .meta({ description: '`body` may be empty if files are sent.' })
export type PostMessageInput = z.infer<typeof postMessageInput>

export const editMessageInput = messageId.extend({ body: bodyOf(1) })
export type EditMessageInput = z.infer<typeof editMessageInput>

/** Reads everything up to this message. */
export const readMessagesInput = z
  .object({ projectId: idOf('Project'), messageId: idOf('Message') })
  .meta({ description: 'Reads everything up to this message.' })
export type ReadMessagesInput = z.infer<typeof readMessagesInput>

/** What someone typed and has not sent. Only they see it. */
export const messageDraft = z
  .object({
    body: z.string(),
    /** Null while an administrator has not chosen who will read it. */
    internal: z.boolean().nullable().meta({
      description: 'Null while an administrator has not chosen who will read it.',
    }),
    quoted: quotedMessage.nullable(),
    sendKey: z.string(),
  })
  .meta({ description: 'What someone typed and has not sent. Only they see it.' })
export type MessageDraft = z.infer<typeof messageDraft>
export const foundDraft = z.object({ draft: messageDraft.nullable() })

export const draftOfInput = z.object({ id: idOf('Project') })

/** Longer than a message may be, so that a long paste is kept until it is shortened. */
const MAX_DRAFT = 20_000

/** An empty one is removed. */
export const saveDraftInput = z
  .object({
    projectId: idOf('Project'),
    body: paragraph({ required: EMPTY, label: 'Message', min: 0, max: MAX_DRAFT }),
    internal: z.boolean().nullable(),
    quotedId: idOf('Message').nullable(),
    sendKey,
  })
  .meta({ description: 'An empty one is removed.' })
export type SaveDraftInput = z.infer<typeof saveDraftInput>

export const unreadMessages = z.object({
  /** The projects with messages that the reader has not read; at most 100 are counted in each. */
  projects: z.array(z.object({ projectId: idOf('Project'), unread: z.int() })).meta({
    description: 'The projects with messages that the reader has not read; at most 100 are counted in each.',
  }),
  total: z.int(),
})
export type UnreadMessages = z.infer<typeof unreadMessages>

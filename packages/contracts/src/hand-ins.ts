import { MAX_ATTACHMENTS, reviewDecisions, webLinkProblem } from '@tallgrass/domain'
import { z } from 'zod'
import { projectFile } from './files.ts'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant, role } from './person.ts'
import { taskId } from './tasks.ts'
import { optionalParagraph } from './text.ts'

export const MAX_LINKS = 20
const MAX_LINK = 2000

const webLink = z
  .string('Each link must be text')
  .trim()
  .max(MAX_LINK, `Links must have at most ${MAX_LINK} characters`)
  .refine((text) => webLinkProblem(text) === undefined, {
    error: ({ input }) => webLinkProblem(String(input)),
  })
  .transform((text) => new URL(text).href)

/** What goes with the work: all of it may be left out. */
export const handInTaskInput = z
  .object({
    ...taskId.shape,
    note: optionalParagraph({ label: 'Note' }),
    links: z
      .array(webLink, 'Links must be a list')
      .max(MAX_LINKS, `At most ${MAX_LINKS} links can be added`)
      .transform((links) => [...new Set(links)])
      .default([]),
    fileIds: z
      .array(idOf('File'), 'Files must be a list')
      .max(MAX_ATTACHMENTS, `At most ${MAX_ATTACHMENTS} files can be added`)
      .default([]),
  })
  .meta({ description: 'What goes with the work: all of it may be left out.' })
export type HandInTaskInput = z.infer<typeof handInTaskInput>

/** What was sent for review. Its files are never removed. */
export const handIn = z
  .object({
    id: idOf('HandIn'),
    taskId: idOf('Task'),
    /** The first round that it was sent for; later ones may go on with it. */
    round: z
      .int()
      .meta({ description: 'The first round that it was sent for; later ones may go on with it.' }),
    side: role,
    authorName: z.string(),
    note: z.string().nullable(),
    links: z.array(z.string()),
    files: z.array(projectFile),
    createdAt: instant,
  })
  .meta({ description: 'What was sent for review. Its files are never removed.' })
export type HandIn = z.infer<typeof handIn>

export const review = z.object({
  id: idOf('Review'),
  taskId: idOf('Task'),
  round: z.int().nullable(),
  decision: z.enum(reviewDecisions),
  comment: z.string().nullable(),
  reviewerName: z.string(),
  /** The text of the task at the time of the review. */
  reviewedText: z
    .string()
    .nullable()
    .meta({ description: 'The text of the task at the time of the review.' }),
  /** Null for a review that is older than what is handed in. */
  handIn: handIn.nullable().meta({ description: 'Null for a review that is older than what is handed in.' }),
  /**
   * SHA-256 in hex. With a hand-in, of the JSON array ["tallgrass-review/2", reviewedText, note, links,
   * [[name, sha256] of each file, sorted by sha256, then name]] without spaces; else of reviewedText.
   */
  reviewedHash: z.string().nullable().meta({
    description:
      'SHA-256 in hex. With a hand-in, of the JSON array ["tallgrass-review/2", reviewedText, note, links, [[name, sha256] of each file, sorted by sha256, then name]] without spaces; else of reviewedText.',
  }),
  createdAt: instant,
  /** When its author took it back: then it counts no more. */
  takenBackAt: instant
    .nullable()
    .meta({ description: 'When its author took it back: then it counts no more.' }),
  /** Until when the caller can take it back; null if they cannot. */
  takeBackUntil: instant
    .nullable()
    .meta({ description: 'Until when the caller can take it back; null if they cannot.' }),
})
export type Review = z.infer<typeof review>
export const reviewPage = pageOf(review)
export const reviewId = z.object({ id: idOf('Review') })
export const listReviewsInput = pageInput.extend(taskId.shape)
export type ListReviewsInput = z.infer<typeof listReviewsInput>

/** What a task was last sent for review with, and its last review, to see what has changed. */
export const handedIn = z.object({ handIn: handIn.nullable(), lastReview: review.nullable() }).meta({
  description: 'What a task was last sent for review with, and its last review, to see what has changed.',
})
export type HandedIn = z.infer<typeof handedIn>

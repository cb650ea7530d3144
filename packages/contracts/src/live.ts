import { changeKinds, MAX_LIVE_AGE_MS } from '@tallgrass/domain'
import { z } from 'zod'

/** A record that was added, changed or deleted. */
export const liveChange = z
  .object({
    kind: z.enum(changeKinds),
    /** The id of the record; null if it is known by its kind alone. */
    id: z
      .string()
      .nullable()
      .meta({ description: 'The id of the record; null if it is known by its kind alone.' }),
  })
  .meta({ description: 'A record that was added, changed or deleted.' })
export type LiveChange = z.infer<typeof liveChange>

/** What changed since the message before. */
export const liveMessage = z
  .object({
    changes: z.array(liveChange),
    /** True if changes may be missing: read everything again. */
    reload: z.boolean().meta({ description: 'True if changes may be missing: read everything again.' }),
  })
  .meta({ description: 'What changed since the message before.' })
export type LiveMessage = z.infer<typeof liveMessage>

export const liveInput = z.object({
  /** The id of the last message: goes on after it. */
  lastEventId: z
    .string()
    .max(100, 'This is not the id of a message')
    .nullish()
    .meta({ description: 'The id of the last message: goes on after it.' }),
  /** Without such an id: how old the oldest data on the screen is, in milliseconds. */
  age: z
    .int()
    .min(0)
    .max(MAX_LIVE_AGE_MS)
    .optional()
    .meta({ description: 'Without such an id: how old the oldest data on the screen is, in milliseconds.' }),
})
export type LiveInput = z.infer<typeof liveInput>

import { z } from 'zod'

/** The queue library stores the thrown error or value as JSON. */
export const jobOutput = z.object({ message: z.string() }).catch({ message: 'No reason was recorded' })

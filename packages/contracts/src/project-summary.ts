import { startSteps } from '@tallgrass/domain'
import { z } from 'zod'
import { agreement } from './agreements.ts'
import { money } from './amount.ts'
import { signerName, signingUrl } from './documents.ts'
import { idOf } from './id-of.ts'
import { invoice } from './invoices.ts'

/** What a project costs, and how much of it was invoiced and paid. */
export const projectMoney = z
  .object({
    /** The prices of its fully signed agreements; null if none of them sets one. */
    agreed: money
      .nullable()
      .meta({ description: 'The prices of its fully signed agreements; null if none of them sets one.' }),
    /** The prices of its agreements that were sent and not fully signed yet. */
    unsigned: money
      .nullable()
      .meta({ description: 'The prices of its agreements that were sent and not fully signed yet.' }),
    /** What was issued and not voided. */
    invoiced: money.meta({ description: 'What was issued and not voided.' }),
    /** What was paid, without what was refunded. */
    paid: money.meta({ description: 'What was paid, without what was refunded.' }),
    refunded: money,
    open: money,
  })
  .meta({ description: 'What a project costs, and how much of it was invoiced and paid.' })
export type ProjectMoney = z.infer<typeof projectMoney>

/** What a new project waits for before its client starts on it. */
export const projectStart = z
  .object({
    step: z.enum(startSteps),
    /** The document to sign, for `sign`. */
    documentId: idOf('Document').nullable().meta({ description: 'The document to sign, for `sign`.' }),
    /** Of that document. */
    signerName: signerName.nullable(),
    signingUrl,
    /** The invoice to pay, for `pay`. */
    invoice: invoice.nullable().meta({ description: 'The invoice to pay, for `pay`.' }),
  })
  .meta({ description: 'What a new project waits for before its client starts on it.' })
export type ProjectStart = z.infer<typeof projectStart>

/** The business side of a project, as both roles see it. */
export const projectSummary = z
  .object({
    money: projectMoney,
    /** The newest 50, newest first. */
    agreements: z.array(agreement).meta({ description: 'The newest 50, newest first.' }),
    /** Null once the client may start. */
    startsAfter: projectStart.nullable().meta({ description: 'Null once the client may start.' }),
  })
  .meta({ description: 'The business side of a project, as both roles see it.' })
export type ProjectSummary = z.infer<typeof projectSummary>

import { z } from 'zod'
import { money } from './amount.ts'
import { anyId, idOf } from './id-of.ts'
import { instant } from './person.ts'

/** The restore that holds the site. */
export const hold = z
  .object({
    /** The name of the backup file. */
    backupName: z.string().meta({ description: 'The name of the backup file.' }),
    backupMadeAt: instant,
    restoredAt: instant,
  })
  .meta({ description: 'The restore that holds the site.' })
export type Hold = z.infer<typeof hold>

const heldMail = z.object({
  id: idOf('Mail'),
  recipient: z.string(),
  subject: z.string(),
  createdAt: instant,
})

const heldReminder = z.object({ id: anyId(), about: z.enum(['invoice', 'document']), title: z.string() })

const heldPayment = z.object({
  id: idOf('Checkout'),
  invoiceId: idOf('Invoice'),
  number: z.string().nullable(),
  title: z.string(),
  amount: money,
  currency: z.string(),
  provider: z.string(),
  startedAt: instant,
})

/** What waits while the site is held: at most a hundred entries of each kind. */
export const heldWork = z
  .object({
    /** Messages that were to be sent before the restore. The release keeps them in the outbox. */
    mails: z.object({ total: z.int(), items: z.array(heldMail) }).meta({
      description: 'Messages that were to be sent before the restore. The release keeps them in the outbox.',
    }),
    /** Reminders that are due. The release writes them to the outbox. */
    reminders: z
      .array(heldReminder)
      .meta({ description: 'Reminders that are due. The release writes them to the outbox.' }),
    /** All reminders that are due, listed or not. */
    remindersTotal: z.int().meta({ description: 'All reminders that are due, listed or not.' }),
    /** Card payments that were begun. The release settles them first. */
    payments: z
      .array(heldPayment)
      .meta({ description: 'Card payments that were begun. The release settles them first.' }),
    /** Background jobs by kind. They run after the release. */
    jobs: z
      .array(z.object({ name: z.string(), count: z.int() }))
      .meta({ description: 'Background jobs by kind. They run after the release.' }),
  })
  .meta({ description: 'What waits while the site is held: at most a hundred entries of each kind.' })
export type HeldWork = z.infer<typeof heldWork>

/** How to release the site. */
export const releaseInput = z
  .object({
    /** Confirms that payments which cannot be checked are left as they are. */
    leaveUnchecked: z
      .boolean()
      .optional()
      .meta({ description: 'Confirms that payments which cannot be checked are left as they are.' }),
  })
  .meta({ description: 'How to release the site.' })
export type ReleaseInput = z.infer<typeof releaseInput>

/** What the release did. */
export const released = z
  .object({
    /** Payments that had arrived at the provider. Attempts that ended without one do not count. */
    settledPayments: z.int().meta({
      description: 'Payments that had arrived at the provider. Attempts that ended without one do not count.',
    }),
    heldMails: z.int(),
  })
  .meta({ description: 'What the release did.' })
export type Released = z.infer<typeof released>

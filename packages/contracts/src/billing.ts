import { agreementStatuses, agreementTypes, invoiceKinds, invoiceStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { calendarDay } from './calendar-day.ts'
import { pageOf } from './page.ts'
import { instant } from './person.ts'

/** An invoice as a client sees it; drafts are not among them. */
export const invoice = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  projectId: z.uuid().nullable(),
  number: z.string().nullable(),
  title: z.string(),
  kind: z.enum(invoiceKinds),
  amount: money,
  currency: z.string(),
  status: z.enum(invoiceStatuses),
  createdAt: instant,
  dueDate: calendarDay.nullable(),
  url: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>
export const invoicePage = pageOf(invoice)

export const agreement = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  projectId: z.uuid().nullable(),
  projectName: z.string(),
  type: z.enum(agreementTypes),
  status: z.enum(agreementStatuses),
  createdAt: instant,
  signedAtClient: instant.nullable(),
  countersignedAt: instant.nullable(),
  url: z.string().nullable(),
})
export type Agreement = z.infer<typeof agreement>
export const agreementPage = pageOf(agreement)

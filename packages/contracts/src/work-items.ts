import { workItemEntities, workItemKinds, workItemStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { anyId, idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { paragraph } from './text.ts'

export const workItemStatus = z.enum(workItemStatuses, 'Unknown status')

/** Work that waits for an administrator. */
export const workItem = z
  .object({
    id: idOf('WorkItem'),
    kind: z.enum(workItemKinds),
    status: workItemStatus,
    detail: z.string(),
    amount: money.nullable(),
    currency: z.string().nullable(),
    invoiceId: idOf('Invoice').nullable(),
    invoiceNumber: z.string().nullable(),
    /** The kind of record that it is about, if not an invoice. */
    entity: z
      .enum(workItemEntities)
      .nullable()
      .meta({ description: 'The kind of record that it is about, if not an invoice.' }),
    entityId: anyId().nullable(),
    /** The project, if it is about a task or a project. */
    projectId: idOf('Project')
      .nullable()
      .meta({ description: 'The project, if it is about a task or a project.' }),
    /** The name of the client or lead, or the recipient of a message. */
    whose: z
      .string()
      .nullable()
      .meta({ description: 'The name of the client or lead, or the recipient of a message.' }),
    /** The client that it is about, if it is about a record of one. */
    organizationId: idOf('Organization')
      .nullable()
      .meta({ description: 'The client that it is about, if it is about a record of one.' }),
    /** The payment in the ledger, if it can be refunded. */
    paymentId: idOf('LedgerEntry')
      .nullable()
      .meta({ description: 'The payment in the ledger, if it can be refunded.' }),
    createdAt: instant,
    closedAt: instant.nullable(),
    closedByName: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ description: 'Work that waits for an administrator.' })
export type WorkItem = z.infer<typeof workItem>
export const workItemPage = pageOf(workItem)

export const listWorkItemsInput = pageInput.extend({
  status: workItemStatus.default('OPEN'),
  /** Only the kinds that involve money. */
  money: z.boolean().default(false).meta({ description: 'Only the kinds that involve money.' }),
})
export type ListWorkItemsInput = z.infer<typeof listWorkItemsInput>

export const closeWorkItemInput = z.object({
  id: idOf('WorkItem'),
  note: paragraph({ label: 'Note', required: 'Enter how it was resolved' }),
})
export type CloseWorkItemInput = z.infer<typeof closeWorkItemInput>

export const workItemCounts = z.object({
  open: z.int(),
  /** Open items of the kinds that involve money. */
  money: z.int().meta({ description: 'Open items of the kinds that involve money.' }),
  overdueInvoices: z.int(),
  /** Calls that have begun and have no outcome yet. */
  callsToClose: z.int().meta({ description: 'Calls that have begun and have no outcome yet.' }),
  /** Visitors of the chat who wait for a person. */
  waitingConversations: z.int().meta({ description: 'Visitors of the chat who wait for a person.' }),
  /** Without those that ask to invite a colleague. Kinds without open items are left out. */
  byKind: z.partialRecord(z.enum(workItemKinds), z.int()).meta({
    description: 'Without those that ask to invite a colleague. Kinds without open items are left out.',
  }),
})
export type WorkItemCounts = z.infer<typeof workItemCounts>

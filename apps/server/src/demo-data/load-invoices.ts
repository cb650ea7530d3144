import {
  type AdminCtx,
  createInvoice,
  createProject,
  issueInvoice,
  listBillableCosts,
  listProjects,
  requireAdmin,
  voidInvoice,
} from '@tallgrass/core'
import type { ClientId, ProjectId } from '@tallgrass/domain'
import type { DemoStep } from './demo-time.ts'
import { findPerson } from './find-person.ts'
import { type DemoInvoice, demoInvoices } from './invoices.ts'
import { loadPayment, loadRefund, type People, payTooLate } from './load-payments.ts'
import type { CtxAt } from './load-projects.ts'
import { owner } from './people.ts'

const SHORT_LIVED = {
  type: 'Custom Build',
  description: undefined,
  startDate: undefined,
  targetEndDate: undefined,
  fromTemplate: false,
} as const

/** Every invoice with its lines and its outcome. */
export async function invoiceSteps(at: CtxAt): Promise<DemoStep[]> {
  const { db } = at(0, null)
  const ownerUser = (await findPerson(db, owner.email)) ?? null
  const people = {
    payer: (daysAgo: number) => at(daysAgo, null),
    admin: (daysAgo: number) => requireAdmin(at(daysAgo, ownerUser)),
  }
  return demoInvoices.map((invoice) => ({
    daysAgo: invoice.daysAgo,
    run: () => loadOutcome(people, invoice),
  }))
}

async function loadOutcome(people: People, invoice: DemoInvoice): Promise<void> {
  const { dropped, paid, refunds = [], voided } = invoice
  const issued = await loadInvoice(people.admin(invoice.daysAgo), invoice)
  if (paid) await loadPayment(people, issued, paid)
  for (const refund of refunds) await loadRefund(people, issued, refund)
  if (voided) {
    const { daysAgo, reason } = voided
    await voidInvoice(people.admin(daysAgo), { id: issued.id, reason, shareReason: true })
  }
  if (dropped) await payTooLate(people, issued, dropped)
}

async function loadInvoice(ctx: AdminCtx, invoice: DemoInvoice) {
  const { costs = [], description, draft = false, email, kind, title } = invoice
  const client = await findPerson(ctx.db, email)
  if (!client) throw new Error(`The demo data has no one at ${email}`)
  const projectId = await findProjectId(ctx, { ...invoice, clientId: client.id })
  const billable = projectId ? await listBillableCosts(ctx, { projectId }) : []
  const charged = costs.map((label) => {
    const cost = billable.find((one) => one.label === label)
    if (!cost) throw new Error(`The demo data has no cost ${label}`)
    return { description: label, quantity: '1', unitPrice: cost.amount, taxRate: '0', costId: cost.id }
  })
  const created = await createInvoice(ctx, {
    clientId: client.id,
    projectId,
    title,
    description,
    kind,
    dueDate: null,
    lines: [...invoice.lines, ...charged],
  })
  return draft ? created : issueInvoice(ctx, { id: created.id })
}

async function findProjectId(
  ctx: AdminCtx,
  { clientId, dropped, project: name }: DemoInvoice & { clientId: ClientId },
): Promise<ProjectId | null> {
  if (!name) return null
  if (dropped) return (await createProject(ctx, { ...SHORT_LIVED, name, clientId })).id
  const [found] = (await listProjects(ctx, { search: name, sort: 'name', limit: 1 })).items
  if (!found) throw new Error(`The demo data has no project ${name}`)
  return found.id
}

import {
  type AdminCtx,
  createInvoice,
  issueInvoice,
  listBillableCosts,
  listProjects,
  requireAdmin,
} from '@tallgrass/core'
import { findUserByEmail } from '@tallgrass/db'
import { type DemoInvoice, demoInvoices } from './invoices.ts'
import type { CtxAt } from './load-projects.ts'
import { owner } from './people.ts'

/** Every invoice with its lines, the oldest first: numbers are given in this order. */
export async function loadInvoices(at: CtxAt): Promise<void> {
  const { db } = at(0, null)
  const admin = (await findUserByEmail(db, owner.email)) ?? null
  const ordered = demoInvoices.toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (const invoice of ordered) await loadInvoice(requireAdmin(at(invoice.daysAgo, admin)), invoice)
}

async function loadInvoice(ctx: AdminCtx, invoice: DemoInvoice): Promise<void> {
  const { costs = [], description, draft = false, email, kind, title } = invoice
  const client = await findUserByEmail(ctx.db, email)
  if (!client) throw new Error(`The demo data has nobody at ${email}`)
  const projectId = await findProjectId(ctx, invoice)
  const billable = projectId ? await listBillableCosts(ctx, { projectId }) : []
  const charged = costs.map((label) => {
    const cost = billable.find((one) => one.label === label)
    if (!cost) throw new Error(`The demo data has no cost ${label}`)
    return { description: label, quantity: '1', unitPrice: cost.amount, taxRate: '0', costId: cost.id }
  })
  const { id } = await createInvoice(ctx, {
    clientId: client.id,
    projectId,
    title,
    description,
    kind,
    dueDate: null,
    lines: [...invoice.lines, ...charged],
  })
  if (!draft) await issueInvoice(ctx, { id })
}

async function findProjectId(ctx: AdminCtx, { project }: DemoInvoice): Promise<string | null> {
  if (!project) return null
  const [found] = (await listProjects(ctx, { search: project, sort: 'name', limit: 1 })).items
  if (!found) throw new Error(`The demo data has no project ${project}`)
  return found.id
}

import type { ProjectStart, ProjectSummary } from '@tallgrass/contracts'
import { findUnpaidRetainer, listProjectAgreements, sumProjectMoney } from '@tallgrass/db'
import { type ProjectId, type StartStep, startStepOf } from '@tallgrass/domain'
import { toAgreement } from '../agreements/to-agreement.ts'
import type { PortalCtx } from '../authorize.ts'
import { chargedMoney } from '../invoices/charged-money.ts'
import { toInvoices } from '../invoices/to-invoice.ts'
import { getProject } from '../projects/get-project.ts'

const MAX_AGREEMENTS = 50

/**
 * The money and the agreements of a project, and what it waits for before its client starts. Throws NOT_FOUND, also
 * for someone else's project.
 */
export async function summarizeProject(ctx: PortalCtx, { id }: { id: ProjectId }): Promise<ProjectSummary> {
  const { db, scope } = ctx
  const project = await getProject(ctx, { id })
  const [sums, { items }, retainer] = await Promise.all([
    sumProjectMoney(db, scope, id),
    listProjectAgreements(db, scope, { projectId: id, limit: MAX_AGREEMENTS }),
    findUnpaidRetainer(db, scope, id),
  ])
  const agreements = items.map((agreement) => toAgreement(ctx, agreement))
  const { agreed, refunded, unsigned } = sums
  const step = startStepOf(project, {
    agreements: agreements.map(({ status }) => status),
    isRetainerUnpaid: retainer !== undefined,
  })
  const [invoice = null] = toInvoices(ctx, retainer ? [retainer] : [])
  return {
    money: { agreed, unsigned, refunded, ...chargedMoney(sums) },
    agreements,
    startsAfter: step ? toStart(step, { agreements, invoice }) : null,
  }
}

function toStart(
  step: StartStep,
  { agreements, invoice }: Pick<ProjectSummary, 'agreements'> & Pick<ProjectStart, 'invoice'>,
): ProjectStart {
  const toSign = step === 'sign' ? agreements.findLast(({ status }) => status === 'SENT') : undefined
  return {
    step,
    documentId: toSign?.documentId ?? null,
    signerName: toSign?.signerName ?? null,
    signingUrl: toSign?.signingUrl ?? null,
    invoice: step === 'pay' ? invoice : null,
  }
}

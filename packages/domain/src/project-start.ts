import type { AgreementStatus } from './agreement.ts'
import type { ProjectStatus } from './project-status.ts'

/**
 * What a new project waits for before its client starts on it: their signature, their payment of the retainer, our
 * countersignature, or the agreement that we are still preparing. The first that applies.
 */
export const startSteps = ['sign', 'pay', 'countersign', 'prepare'] as const
export type StartStep = (typeof startSteps)[number]

interface ProjectPapers {
  /** The statuses of the project's open agreements. */
  agreements: readonly AgreementStatus[]
  isRetainerUnpaid: boolean
}

/** Undefined if nothing is in the way. The administrator who makes a project active has decided so. */
export function startStepOf(
  { status }: { status: ProjectStatus },
  { agreements, isRetainerUnpaid }: ProjectPapers,
): StartStep | undefined {
  if (status !== 'NEW') return undefined
  if (agreements.includes('SENT')) return 'sign'
  if (isRetainerUnpaid) return 'pay'
  if (agreements.includes('SIGNED_CLIENT')) return 'countersign'
  return agreements.includes('DRAFT') ? 'prepare' : undefined
}

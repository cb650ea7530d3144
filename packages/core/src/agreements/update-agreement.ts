import type { AgreementDetails, UpdateAgreementInput } from '@tallgrass/contracts'
import { type AgreementRow, lockDocumentRow, updateAgreement as updateRow } from '@tallgrass/db'
import { ensureEditable, ensureFresh } from '@tallgrass/domain'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureSameOrganization } from '../projects/ensure-same-organization.ts'
import { lockProject } from '../projects/lock-project.ts'
import { auditAgreement, lockAgreement } from './lock-agreement.ts'
import { readAgreement } from './read-agreement.ts'

/**
 * Changes the given fields of a draft. Throws NOT_FOUND, also for an unknown project; INVALID for another
 * client's project; ILLEGAL_TRANSITION unless it is an open draft; CONFLICT for a stale version, and while one
 * of its documents has not been sent.
 */
export async function updateAgreement(
  ctx: AdminCtx,
  { id, version, ...input }: UpdateAgreementInput,
): Promise<AgreementDetails> {
  return ctx.transaction(async (tx) => {
    // Projects are locked before agreements.
    const project = input.projectId && (await lockProject(tx, ctx.scope, { id: input.projectId }))
    const agreement = await lockAgreement(tx, ctx.scope, id)
    const { documentId } = agreement
    ensureEditable(agreement, documentId === null ? undefined : await lockDocumentRow(tx.db, documentId))
    const facts = factsOf(agreement)
    const changes = changedFacts(facts, input)
    if (version !== undefined) {
      const theirs = { ...facts, version: agreement.version }
      ensureFresh('agreement', { yours: { ...changes.after, version }, theirs })
    }
    if (project) ensureSameOrganization(agreement.organizationId, project)
    if (Object.keys(changes.after).length > 0) {
      await updateRow(tx.db, id, input)
      const projectId = input.projectId ?? agreement.projectId
      const entry = { action: 'agreement.update' as const, entity: 'agreement', entityId: id, ...changes }
      auditAgreement(tx, { projectId }, entry)
    }
    return readAgreement(tx.db, ctx.scope, id)
  })
}

/** What an editor of a draft may change. */
function factsOf({ description, price, projectId, projectName, type }: AgreementRow) {
  return { type, projectName, projectId, description, price }
}

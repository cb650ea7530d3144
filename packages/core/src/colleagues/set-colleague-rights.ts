import type { CompanyPerson, SetColleagueRightsInput } from '@tallgrass/contracts'
import { type ContactRow, findDocumentToSign, lockContact, updateContactRow } from '@tallgrass/db'
import { AppError, contactRights, ensureMayChangeRights, ensureRightKept, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { ClientCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { lockCompany } from './lock-company.ts'
import { toCompanyPerson } from './to-company-person.ts'

/**
 * Sets what a colleague, or the caller, may do for their organization. Throws NOT_FOUND for anyone else; FORBIDDEN for
 * rights that the caller may not give or take; CONFLICT for the last one who signs or pays, and for someone with a document to sign.
 */
export async function setColleagueRights(
  ctx: ClientCtx,
  { userId, ...rights }: SetColleagueRightsInput,
): Promise<CompanyPerson> {
  return ctx.transaction(async (tx) => {
    const { caller, inCharge, organization, people } = await lockCompany(ctx, tx)
    // Sending them a document locks the person alone.
    const colleague = await lockContact(tx.db, organization.id, userId)
    if (!colleague || colleague.deactivatedAt) throw noSuch('User')
    const { pays, reviews, signs } = colleague
    const changes = changedFacts({ signs, pays, reviews }, rights)
    const changed = contactRights.filter((right) => right in changes.after)
    ensureMayChangeRights(changed, {
      caller: toCompanyPerson(caller, inCharge),
      person: toCompanyPerson(colleague, inCharge),
    })
    const others = people.filter(({ id }) => id !== userId)
    for (const right of changed.filter((one) => !rights[one])) {
      ensureRightKept({ name: colleague.name, right, others })
      if (right === 'signs') await ensureNothingToSign(tx, colleague)
    }
    if (changed.length > 0) {
      await updateContactRow(tx.db, { id: userId, version: colleague.version }, rights)
      audit(tx, { action: 'colleague.set-rights', entity: 'user', entityId: userId, ...changes })
    }
    return toCompanyPerson({ ...colleague, ...rights }, inCharge)
  })
}

/** Only administrators choose another signer. Throws CONFLICT. */
async function ensureNothingToSign(tx: Tx, { id, name }: ContactRow): Promise<void> {
  const document = await findDocumentToSign(tx.db, id)
  if (!document) return
  throw new AppError(
    'CONFLICT',
    `${name} has to sign “${document.documentTitle}”. Ask us to choose another signer first.`,
  )
}

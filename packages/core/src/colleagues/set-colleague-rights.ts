import type { CompanyPerson, SetRightsInput } from '@tallgrass/contracts'
import { lockContact, updateContactRow } from '@tallgrass/db'
import { contactRights, ensureFresh, ensureMayChangeRights, ensureRightKept, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { ClientCtx } from '../authorize.ts'
import { emitRights } from '../contacts/emit-rights.ts'
import { ensureNothingToSign } from '../contacts/ensure-replaced.ts'
import { lockPeople } from './lock-company.ts'
import { toCompanyPerson } from './to-company-person.ts'

/**
 * Sets what a colleague, or the caller, may do for their organization. Throws NOT_FOUND for anyone else; FORBIDDEN for
 * rights that the caller may not give or take; CONFLICT with both versions, for the last one who signs or pays, and for
 * someone with a document to sign.
 */
export async function setColleagueRights(
  ctx: ClientCtx,
  { userId, version, ...rights }: SetRightsInput,
): Promise<CompanyPerson> {
  return ctx.transaction(async (tx) => {
    const { caller, inCharge, organization, people } = await lockPeople(ctx, tx)
    // Sending them a document locks the person alone.
    const colleague = await lockContact(tx.db, organization.id, userId)
    if (!colleague || colleague.deactivatedAt) throw noSuch('User')
    const { pays, reviews, signs } = colleague
    const changes = changedFacts({ signs, pays, reviews }, rights)
    if (version !== undefined) {
      const theirs = { signs, pays, reviews, version: colleague.version }
      ensureFresh('contact', { yours: { ...changes.after, version }, theirs })
    }
    const changed = contactRights.filter((right) => right in changes.after)
    ensureMayChangeRights(changed, {
      caller: toCompanyPerson(caller, inCharge),
      person: toCompanyPerson(colleague, inCharge),
    })
    const others = people.filter(({ id }) => id !== userId)
    for (const right of changed.filter((one) => !rights[one])) {
      ensureRightKept({ name: colleague.name, right, others })
      if (right === 'signs')
        await ensureNothingToSign(tx, colleague, 'Ask us to choose another signer first.')
    }
    if (changed.length === 0) return toCompanyPerson(colleague, inCharge)
    await updateContactRow(tx.db, { id: userId, version: colleague.version }, rights)
    audit(tx, { action: 'colleague.set-rights', entity: 'user', entityId: userId, ...changes })
    emitRights(tx, colleague, rights)
    return toCompanyPerson({ ...colleague, ...rights, version: colleague.version + 1 }, inCharge)
  })
}

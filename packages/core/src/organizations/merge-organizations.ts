import type { MergeOrganizationsInput } from '@tallgrass/contracts'
import {
  isLostToAnother,
  listContacts,
  lockOrganizations,
  moveToOrganization,
  type OrganizationRow,
  updateOrganization,
} from '@tallgrass/db'
import { AppError, noSuch, type OrganizationField, type OrganizationId } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { AdminCtx } from '../authorize.ts'
import { ensureConfirmed } from '../contacts/ensure-confirmed.ts'
import { ensureNotMerged } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { resolveEndedInvitations } from '../work-items/resolve-ended-invitations.ts'
import { ensureClientFresh, factsOf } from './organization-facts.ts'

/**
 * Makes two clients one. All people and records move to `id`, which takes the given fields of the other one; the other
 * stays as an archived row that leads there. The earlier creation counts. A private person's own name becomes that of the client. Throws NOT_FOUND;
 * INVALID for one and the same; CONFLICT for a stale version of either, an archived target, one that was merged before,
 * and while a record is being changed.
 */
export async function mergeOrganizations(ctx: AdminCtx, input: MergeOrganizationsInput) {
  if (input.id === input.other.id) throw new AppError('INVALID', 'A client cannot be merged into itself')
  try {
    return await ctx.transaction((tx) => merge(tx, input))
  } catch (error) {
    throw isLostToAnother(error) ? busy(error) : error
  }
}

async function merge(tx: Tx, { evenUnconfirmed, id, other, take, version }: MergeOrganizationsInput) {
  const rows = await lockOrganizations(tx.db, [id, other.id])
  const kept = getFrom(rows, id)
  const gone = getFrom(rows, other.id)
  if (kept.archivedAt !== null) {
    throw new AppError('CONFLICT', `${kept.shownName} is archived. Restore it first, then merge.`)
  }
  ensureClientFresh(kept, version)
  ensureClientFresh(gone, other.version)
  if (!evenUnconfirmed)
    for (const one of [id, gone.id]) (await listContacts(tx.db, one)).forEach(ensureConfirmed)
  const moved = await moveToOrganization(tx.db, { from: gone.id, to: id })
  await resolveEndedInvitations(tx, id, 'The person joined the company.')
  const named = take.includes('name') ? gone : kept
  const taken = {
    ...pick(gone, take),
    // Without a name of its own, it would be called after the first of all its people.
    ...(moved.people > 0 && named.name === null && { name: named.shownName }),
  }
  const changes = changedFacts(factsOf(kept), factsOf({ ...kept, ...taken }))
  const since = gone.createdAt < kept.createdAt && { createdAt: gone.createdAt }
  await updateOrganization(tx.db, id, { ...taken, ...since })
  await updateOrganization(tx.db, gone.id, { mergedInto: id, archivedAt: gone.archivedAt ?? tx.now })
  audit(tx, {
    action: 'organization.merge',
    entity: 'organization',
    entityId: gone.id,
    before: factsOf(gone),
    after: { mergedInto: id, mergedIntoName: kept.shownName, ...moved },
  })
  if (Object.keys(changes.after).length > 0) {
    audit(tx, { action: 'organization.update', entity: 'organization', entityId: id, ...changes })
  }
  return { id, version: version + 1 }
}

function getFrom(rows: OrganizationRow[], id: OrganizationId): OrganizationRow {
  const row = rows.find((one) => one.id === id)
  if (!row) throw noSuch('Organization')
  ensureNotMerged(row)
  return row
}

function pick(from: OrganizationRow, fields: OrganizationField[]) {
  const isTaken = (field: OrganizationField) => fields.includes(field)
  return {
    ...(isTaken('name') && { name: from.name }),
    ...(isTaken('legalName') && { legalName: from.legalName }),
    ...(isTaken('postalAddress') && { postalAddress: from.postalAddress }),
    ...(isTaken('phone') && { phone: from.phone }),
    ...(isTaken('invoiceEmail') && { invoiceEmail: from.invoiceEmail }),
    ...(isTaken('taxId') && { taxId: from.taxId }),
    ...(isTaken('timeZone') && { timeZone: from.timeZone }),
    ...(isTaken('notes') && { notes: from.notes }),
    ...(isTaken('tags') && { tags: from.tags }),
  }
}

function busy(cause: unknown): AppError {
  return new AppError(
    'CONFLICT',
    'Someone is changing a record of one of these clients right now. Nothing was merged. Please try again.',
    { cause },
  )
}

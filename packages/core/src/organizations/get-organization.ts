import type { OrganizationDetails } from '@tallgrass/contracts'
import { findOrganization, listContactsAndInvitations, listInvitedByClient } from '@tallgrass/db'
import { fullName, noSuch, type OrganizationId } from '@tallgrass/domain'
import { listAgreements } from '../agreements/list-agreements.ts'
import type { AdminCtx } from '../authorize.ts'
import { listBookings } from '../bookings/list-bookings.ts'
import { toContact } from '../contacts/to-contact.ts'
import { listConversations } from '../conversations/list-conversations.ts'
import { listInvoices } from '../invoices/list-invoices.ts'
import { listProjects } from '../projects/list-projects.ts'
import { listDuplicatesOfOne } from './list-duplicates.ts'
import { readOrganizationMoney } from './read-organization-money.ts'

/** The newest records of each kind that a client's page shows. */
const NEWEST = 5

/** A client with its people, sums and newest records, and with others that may be the same. Throws NOT_FOUND. */
export async function getOrganization(
  ctx: AdminCtx,
  { id }: { id: OrganizationId },
): Promise<OrganizationDetails> {
  const organization = await findOrganization(ctx.db, id)
  if (!organization) throw noSuch('Organization')
  const { mergedInto, ...facts } = organization
  const target = mergedInto && (await findOrganization(ctx.db, mergedInto))
  return {
    ...facts,
    mergedInto: target ? { id: target.id, name: target.shownName } : null,
    ...(await readRecords(ctx, id)),
  }
}

async function readRecords(ctx: AdminCtx, id: OrganizationId) {
  const newest = { organizationId: id, limit: NEWEST }
  const [moneyOf, contacts, invited, projects, agreements, invoices, calls, conversations, duplicates] =
    await Promise.all([
      readOrganizationMoney(ctx, [id]),
      listContactsAndInvitations(ctx.db, id),
      listInvitedByClient(ctx.db, id),
      listProjects(ctx, { ...newest, sort: 'newest' }),
      listAgreements(ctx, { ...newest, show: 'open' }),
      listInvoices(ctx, { ...newest, sort: 'newest' }),
      listBookings(ctx, { ...newest, show: 'all' }),
      listConversations(ctx, newest),
      listDuplicatesOfOne(ctx, id),
    ])
  return {
    money: moneyOf(id),
    contacts: contacts.map(({ invitedUntil, ...row }) => ({ ...toContact(row), invitedUntil })),
    invited: invited.map(({ firstName, lastName, organizationId: _, ...row }) => ({
      ...row,
      name: fullName({ firstName, lastName }),
    })),
    projects,
    agreements,
    invoices,
    calls,
    conversations,
    duplicates,
  }
}

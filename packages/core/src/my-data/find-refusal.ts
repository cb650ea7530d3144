import { contact } from '@tallgrass/brand'
import {
  countOpenRecords,
  countUsersByRole,
  type Db,
  findDocumentToSign,
  findOrganizationName,
  hasColleagues,
  hasOwnCallAhead,
  isLastPayer,
} from '@tallgrass/db'
import {
  type LeavingRefusal,
  type OrganizationId,
  type Role,
  refusalToLeave,
  type UserId,
} from '@tallgrass/domain'

interface Leaving {
  id: UserId
  role: Role
  organizationId: OrganizationId | null
  now: Date
}

/** Why the person cannot leave now, in words for them, or with their `name` for an administrator. */
export async function findRefusal(
  db: Db,
  person: Leaving,
  name: string | null = null,
): Promise<string | undefined> {
  const refusal = await findOpen(db, person)
  return refusal && refusalToLeave(refusal, { name, phone: contact.phone })
}

async function findOpen(db: Db, person: Leaving): Promise<LeavingRefusal | undefined> {
  const { id, now, organizationId, role } = person
  if (role === 'ADMIN') {
    const { ADMIN } = await countUsersByRole(db)
    return ADMIN.active < 2 ? { kind: 'last_administrator' } : undefined
  }
  const document = await findDocumentToSign(db, id)
  if (document) return { kind: 'has_to_sign', title: document.documentTitle }
  if (await hasOwnCallAhead(db, { clientId: id }, now)) return { kind: 'has_call' }
  if (organizationId === null) return undefined
  const isOnly = !(await hasColleagues(db, id))
  const { agreements, invoices, projects } = await countOpenRecords(db, organizationId)
  const org = await findOrganizationName(db, organizationId)
  if (isOnly && agreements + invoices + projects > 0) return { kind: 'only_contact', org }
  if (!isOnly && (await isLastPayer(db, organizationId, id))) return { kind: 'last_payer', org }
  return undefined
}

import type { CompanyPerson } from '@tallgrass/contracts'
import type { ContactRow } from '@tallgrass/db'
import type { ClientId } from '@tallgrass/domain'

export function toCompanyPerson(contact: ContactRow, inCharge: readonly ClientId[]): CompanyPerson {
  const { email, hasAccount, id, name, pays, reviews, signs, version } = contact
  return { id, name, email, hasAccount, signs, pays, reviews, isInCharge: inCharge.includes(id), version }
}

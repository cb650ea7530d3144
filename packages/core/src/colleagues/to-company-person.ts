import type { CompanyPerson } from '@tallgrass/contracts'
import type { ContactRow } from '@tallgrass/db'
import { type ClientId, picturePath } from '@tallgrass/domain'

export function toCompanyPerson(contact: ContactRow, inCharge: readonly ClientId[]): CompanyPerson {
  const { email, hasAccount, id, name, pays, reviews, signs, version } = contact
  const picture = picturePath(contact)
  const rights = { signs, pays, reviews }
  return { id, name, email, picture, hasAccount, ...rights, isInCharge: inCharge.includes(id), version }
}

import type { OrganizationDetails } from '@tallgrass/contracts'
import { type OrganizationField, organizationFields } from '@tallgrass/domain'
import { factOf } from '../client-fields'

export type Side = 'first' | 'other'
export type Choices = Partial<Record<OrganizationField, Side>>

type Sides = Record<Side, OrganizationDetails>

/** A fact as text, to be compared; a private person's own name is that of the client. */
export function comparedFactOf(client: OrganizationDetails, field: OrganizationField): string {
  return field === 'name' ? client.shownName : factOf(client, field)
}

/** The fields in which two clients differ. */
export function differingFields({ first, other }: Sides): OrganizationField[] {
  return organizationFields.filter((field) => comparedFactOf(first, field) !== comparedFactOf(other, field))
}

/** What is known wins over what is not; otherwise the one that stays. */
export function sideOf(
  field: OrganizationField,
  sides: Sides,
  { choices, kept }: { choices: Choices; kept: Side },
): Side {
  const chosen = choices[field]
  if (chosen) return chosen
  const [stays, goes] = [sides[kept], sides[otherSide(kept)]]
  return factOf(stays, field) === '' && factOf(goes, field) !== '' ? otherSide(kept) : kept
}

export function otherSide(side: Side): Side {
  return side === 'first' ? 'other' : 'first'
}

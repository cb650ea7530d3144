import type { InvitedColleague } from '@tallgrass/contracts'
import type { ColleagueInvitationRow } from '@tallgrass/db'
import { fullName } from '@tallgrass/domain'

/** Without what tells whether the address is taken. */
export function toInvitedColleague(row: Omit<ColleagueInvitationRow, 'invitationId'>): InvitedColleague {
  const { email, expiresAt, id, pays, reviews, signs } = row
  return { id, name: fullName(row), email, signs, pays, reviews, expiresAt }
}

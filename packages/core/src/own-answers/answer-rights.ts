import { contactRights, ownRights, whoHasRight } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { plainWords, toLink } from '../chat/to-link.ts'
import { listColleagues } from '../contacts/list-contacts.ts'
import { listed } from './listed.ts'

/** What the client may do, and who of their organization may sign, pay and review. */
export async function answerRights(ctx: ClientCtx): Promise<string> {
  const people = await listColleagues(ctx)
  const lines = contactRights.map((right) =>
    whoHasRight(
      right,
      people.filter((person) => person[right]).map(({ name }) => plainWords(name)),
    ),
  )
  const profile = toLink('Everyone with access is on your profile', '/portal/profile', ctx.settings)
  return listed(ownRights(ctx.user.rights), lines, profile)
}

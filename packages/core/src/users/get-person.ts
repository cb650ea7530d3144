import type { Person, PersonInput, SignInAttempt, SignInsInput } from '@tallgrass/contracts/account'
import { findPerson, listSignIns, type Page, type PersonRow } from '@tallgrass/db'
import { noSuch, type UserId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import type { Ctx } from '../ctx.ts'
import { deviceInWords } from '../sessions/device-in-words.ts'
import { listOpenSessions } from '../sessions/list-open-sessions.ts'
import { toPerson } from './to-person.ts'

/** Throws NOT_FOUND. */
export async function getPerson(ctx: AdminCtx, { id }: PersonInput): Promise<Person> {
  return toPerson(ctx.db, await findPersonOr404(ctx, id))
}

/** The attempts to sign in to someone's account, newest first, as far back as they are kept. Throws NOT_FOUND. */
export async function listSignInsOf(
  ctx: AdminCtx,
  { id: userId, ...page }: SignInsInput,
): Promise<Page<SignInAttempt>> {
  await findPersonOr404(ctx, userId)
  const { items, nextCursor } = await listSignIns(ctx.db, { userId, ...page })
  return {
    items: items.map(({ userAgent, ...attempt }) => ({ ...attempt, device: deviceInWords(userAgent) })),
    nextCursor,
  }
}

/** Where someone is signed in now, the last used first. Throws NOT_FOUND. */
export async function listSessionsOfPerson(ctx: AdminCtx, { id }: PersonInput) {
  return listOpenSessions(ctx, await findPersonOr404(ctx, id))
}

async function findPersonOr404({ db }: Ctx, id: UserId): Promise<PersonRow> {
  const person = await findPerson(db, id)
  if (!person) throw noSuch('User')
  return person
}

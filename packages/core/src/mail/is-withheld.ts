import { isUnconfirmedAccount } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'

export const NOT_CONFIRMED = 'It waits until its recipient confirms this address'

/**
 * True for a message to an account whose owner has not confirmed the address, unless its template goes to anyone. This is
 * the one place that decides it: nothing is sent otherwise.
 */
export async function isWithheld(
  { db, mailTemplates }: Pick<Ctx, 'db' | 'mailTemplates'>,
  { recipient, template: name }: { recipient: string; template: string },
): Promise<boolean> {
  const template = mailTemplates.find((one) => one.name === name)
  return !template?.alsoUnconfirmed && (await isUnconfirmedAccount(db, recipient))
}

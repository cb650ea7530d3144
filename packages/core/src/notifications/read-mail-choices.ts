import { type Db, listMailPreferences } from '@tallgrass/db'
import type { MailTime, Role, UserId } from '@tallgrass/domain'
import { type MailChoice, mailChoicesOf } from '@tallgrass/domain/mail-choices'

/** Every mail that a user chooses to get, and when they get it. */
export async function readMailChoices(
  db: Db,
  { id, role }: { id: UserId; role: Role },
): Promise<(MailChoice & { mail: MailTime })[]> {
  const chosen = new Map((await listMailPreferences(db, id)).map(({ kind, mail }) => [kind, mail]))
  return mailChoicesOf(role).map((choice) => ({
    ...choice,
    mail: chosen.get(choice.kind) ?? choice.time,
  }))
}

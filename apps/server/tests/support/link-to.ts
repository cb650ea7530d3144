import type { Services } from '@tallgrass/core'

/** The link of the newest message to an address, of one template. */
export async function linkTo(
  { database, sealer }: Services,
  recipient: string,
  template: string,
): Promise<string> {
  const { sealedLink } = await database.db
    .selectFrom('outboxMails')
    .select('sealedLink')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return sealer.open(sealedLink ?? '')
}

import type { Services } from '@tallgrass/core'

/** The link of the newest message to an address, of one template. */
export async function linkTo(services: Services, recipient: string, template: string): Promise<string> {
  const [link] = await linksTo(services, recipient, template)
  if (!link) throw new Error(`There is no ${template} to ${recipient}`)
  return link
}

/** The links of all such messages, newest first. */
export async function linksTo(
  { database, sealer }: Services,
  recipient: string,
  template: string,
): Promise<string[]> {
  const mails = await database.db
    .selectFrom('outboxMails')
    .select('sealedLink')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return mails.map(({ sealedLink }) => sealer.open(sealedLink ?? ''))
}

import { composeFrom, type Services } from '@tallgrass/core'

/** The texts of the emails about a changed password. */
export async function newsOf(
  { database, mailTemplates, sealer }: Services,
  email: string,
): Promise<string[]> {
  const mails = await database.db
    .selectFrom('outboxMails')
    .select(['data', 'sealedLink', 'template'])
    .where('recipient', '=', email)
    .where('template', '=', 'password-changed')
    .execute()
  return mails.map(
    ({ data, sealedLink, template }) =>
      composeFrom(mailTemplates, { template, data, link: sealer.open(sealedLink ?? '') }).text,
  )
}

import { composeFrom, type Services } from '@tallgrass/core'

/** The messages in the outbox for an address, as they are sent. */
export async function mailsTo({ database, mailTemplates, sealer }: Services, email: string) {
  const mails = await database.db
    .selectFrom('outboxMails')
    .select(['data', 'sealedLink', 'template'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return mails.map(({ data, sealedLink, template }) => ({
    template,
    ...composeFrom(mailTemplates, { template, data, link: sealer.open(sealedLink ?? '') }),
  }))
}

/** The link with which the recipient of a message creates their account, if it has one. */
export function accountLinkIn({ text }: { text: string }): string | undefined {
  return /Create your account:\n(\S+)/.exec(text)?.[1]
}

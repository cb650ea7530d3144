import type { MailContent, MailTemplate, MailTemplates } from '../ports/mail.ts'
import { splitLinks } from './joined-links.ts'

/**
 * Composes a message with its link, or its two joined ones. Throws an Error that names the cause if the template is
 * unknown or its data incomplete. Never send such a message.
 */
export function composeFrom(
  templates: MailTemplates,
  { data, link: joined, template: name }: { template: string; data: unknown; link: string },
): MailContent {
  const template = templates.find((one) => one.name === name)
  if (!template) throw new Error(`Unknown mail template: ${name}`)
  return composeWith(template, data, splitLinks(joined))
}

function composeWith<Data>(
  { compose, data: schema }: MailTemplate<Data>,
  data: unknown,
  { invitationLink, link }: ReturnType<typeof splitLinks>,
): MailContent {
  const parsed = schema.safeParse(data)
  if (parsed.success) return compose(parsed.data, link, invitationLink ?? link)
  const missing = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`The message is missing: ${missing}`)
}

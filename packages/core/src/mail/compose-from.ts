import type { MailContent, MailTemplate, MailTemplates } from '../ports/mail.ts'

/**
 * Throws an Error that names the cause if the template is unknown or its data incomplete. Never send such a
 * message.
 */
export function composeFrom(
  templates: MailTemplates,
  { data, link, template: name }: { template: string; data: unknown; link: string },
): MailContent {
  const template = templates.find((one) => one.name === name)
  if (!template) throw new Error(`Unknown mail template: ${name}`)
  return composeWith(template, data, link)
}

function composeWith<Data>(
  { compose, data: schema }: MailTemplate<Data>,
  data: unknown,
  link: string,
): MailContent {
  const parsed = schema.safeParse(data)
  if (parsed.success) return compose(parsed.data, link)
  const missing = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`The message is missing: ${missing}`)
}

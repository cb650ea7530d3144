import type { MailContent, MailTemplate, MailTemplates } from '../ports/mail.ts'

/** Throws, saying what is missing, when the kind is unknown or its data is not whole: such a message must not leave. */
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
  const whole = schema.safeParse(data)
  if (whole.success) return compose(whole.data, link)
  const missing = whole.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`The message is missing: ${missing}`)
}

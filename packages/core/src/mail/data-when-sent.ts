import type { Ctx } from '../ctx.ts'

/** The data of a message as it is now; undefined if the message asks for nothing any more. */
export async function dataWhenSent(
  { clock, db, mailTemplates }: Pick<Ctx, 'clock' | 'db' | 'mailTemplates'>,
  { data, template: name }: { data: unknown; template: string },
): Promise<unknown> {
  const template = mailTemplates.find((one) => one.name === name)
  const parsed = template?.data.safeParse(data)
  // What is missing is named when it is composed.
  if (!template?.whenSent || !parsed?.success) return data
  return template.whenSent(parsed.data, { db, now: clock() })
}

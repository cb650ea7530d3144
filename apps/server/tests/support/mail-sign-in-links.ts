import { createSystemCtx, type JobData, jobHandlers, type Services } from '@tallgrass/core'
import { mailsTo } from './mails-to.ts'

/** Runs the jobs that create and email sign-in links. */
export async function mailSignInLinks(services: Services): Promise<void> {
  const { rows } = await services.database.pool.query<{ data: JobData['mail-sign-in-link'] }>(
    `delete from jobs.job where name = 'mail-sign-in-link' returning data`,
  )
  for (const { data } of rows) await jobHandlers['mail-sign-in-link'](createSystemCtx(services), data)
}

/** The links and codes that an address was mailed, the newest last. */
export async function signInLinksTo(services: Services, email: string) {
  const mails = await mailsTo(services, email)
  return mails
    .filter(({ template }) => template === 'sign-in-link')
    .map(({ text }) => ({
      token: /\/sign-in\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
      digits: /where you asked: (\d{6})/.exec(text)?.[1] ?? '',
    }))
}

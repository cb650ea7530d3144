import { jobHandlers, type MailMessage } from '@tallgrass/core'
import { agreementApp } from './agreement-app.ts'

/** An app that sends what happened by mail, and keeps the messages. */
export async function mailingApp() {
  const sent: MailMessage[] = []
  const app = await agreementApp({
    mail: { enabled: true, send: async (message) => void sent.push(message) },
  })

  /** Delivers what happened, mails what is due, and sends it. */
  async function run() {
    await app.work()
    await jobHandlers['mail-notifications'](app.ctx, {})
    await app.work()
    await app.work()
  }

  return {
    ...app,
    sent,
    run,
    subjectsTo: (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject),
    /** Everything is read and mailed, and no message is kept. */
    async startOver() {
      await run()
      for (const { trpc } of [app.admin, app.client]) await trpc.portal.notifications.markRead.mutate({})
      app.clock.advance({ minutes: 10 })
      await run()
      sent.length = 0
    },
  }
}

import { expect, test } from 'vitest'
import type { MailPort } from '../ports/mail.ts'
import type { ProviderCall } from '../ports/provider-call.ts'
import { bindProviders } from './bind-providers.ts'
import { createProviderGuards } from './provider-guards.ts'

const message = { messageId: '<1@localhost>', to: 'elena@example.com', subject: '', text: '', html: '' }

test('the sender of a message may set a shorter limit than a job has', async () => {
  const calls: (ProviderCall | undefined)[] = []
  const mail: MailPort = { enabled: true, send: async (_, call) => void calls.push(call) }
  const others = { assistant: {}, esign: {}, payments: {} } as Omit<
    Parameters<typeof bindProviders>[0],
    'mail'
  >
  const bound = bindProviders({ ...others, mail }, createProviderGuards().forJobs())
  const timeout = new AbortController()
  await bound.mail.send(message, { signal: timeout.signal, within: 20_000 })
  expect(calls).toMatchObject([{ within: 20_000, signal: { aborted: false } }])
  timeout.abort()
  expect(calls).toMatchObject([{ signal: { aborted: true } }])
})

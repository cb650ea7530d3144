import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

test('chats, leads, mails and sign-ins are kept for a while by default', () => {
  expect(readEnv({}).retention).toEqual({ chats: 365, leads: 1095, outbox: 90, signIns: 180 })
})

test('the operator chooses the days, and 0 keeps everything', () => {
  expect(readEnv({ RETENTION_CHATS: '30', RETENTION_LEADS: '0' }).retention).toMatchObject({
    chats: 30,
    leads: 0,
  })
})

test.each(['-1', '1.5', 'a year', '40000'])('refuses to keep mails for %s days', (RETENTION_OUTBOX) => {
  expect(() => readEnv({ RETENTION_OUTBOX })).toThrow(EnvError)
})

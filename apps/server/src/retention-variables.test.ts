import { resolve } from 'node:path'
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

test('the audit log is archived only if a folder is named, after a year unless the operator says otherwise', () => {
  expect(readEnv({}).auditArchive).toBeUndefined()
  const to = { AUDIT_ARCHIVE_TO: 'archive' }
  expect(readEnv(to).auditArchive).toEqual({ directory: resolve('archive'), days: 365 })
  expect(readEnv({ ...to, AUDIT_ARCHIVE_DAYS: '1000' }).auditArchive?.days).toBe(1000)
})

test.each([
  [{ AUDIT_ARCHIVE_TO: 's3://bucket' }, 'AUDIT_ARCHIVE_TO: must be a folder'],
  [{ AUDIT_ARCHIVE_DAYS: '90' }, 'AUDIT_ARCHIVE_TO: is missing, but AUDIT_ARCHIVE_DAYS is set'],
])('refuses %o', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence)
})

import { expect, test } from 'vitest'
import { parseId } from './ids.ts'
import {
  ensureMessageDeletable,
  ensureMessageEditable,
  ensureQuotable,
  ensureThreadOpen,
  mayDeleteMessage,
  mayEditMessage,
} from './message.ts'

const RUTH = { id: parseId('User', '01a00000-0000-7000-8000-000000000001'), role: 'ADMIN' } as const
const OMAR = { id: parseId('User', '01a00000-0000-7000-8000-000000000002'), role: 'ADMIN' } as const
const NADIA = { id: parseId('User', '01a00000-0000-7000-8000-000000000003'), role: 'CLIENT' } as const

const SENT_AT = '2026-11-20T09:00:00.000Z'
const inMinutes = (minutes: number) => new Date(Date.parse(SENT_AT) + minutes * 60_000)
const ours = { authorId: RUTH.id, side: 'ADMIN', createdAt: SENT_AT, deletedAt: null } as const
const theirs = { ...ours, authorId: NADIA.id, side: 'CLIENT' } as const
const deleted = { ...ours, deletedAt: SENT_AT }

test('the author can edit a message for fifteen minutes', () => {
  expect(mayEditMessage(theirs, NADIA, inMinutes(15))).toBe(true)
  expect(mayEditMessage(theirs, NADIA, inMinutes(15.1))).toBe(false)
  expect(() => ensureMessageEditable(theirs, NADIA, inMinutes(15))).not.toThrow()
  expect(() => ensureMessageEditable(theirs, NADIA, inMinutes(16))).toThrow('can be edited for 15 minutes')
})

test('refuses an edit by another person, and of a deleted message', () => {
  expect(mayEditMessage(ours, OMAR, inMinutes(1))).toBe(false)
  expect(() => ensureMessageEditable(ours, OMAR, inMinutes(1))).toThrow('Only its author can edit')
  expect(() => ensureMessageEditable(deleted, RUTH, inMinutes(1))).toThrow('This message was deleted')
})

test('a message is deleted by its author, and one of ours by any administrator', () => {
  expect(mayDeleteMessage(theirs, NADIA)).toBe(true)
  expect(mayDeleteMessage(ours, OMAR)).toBe(true)
  expect(mayDeleteMessage(theirs, RUTH)).toBe(false)
  expect(mayDeleteMessage(ours, NADIA)).toBe(false)
  expect(mayDeleteMessage(deleted, RUTH)).toBe(false)
})

test('refuses to delete what the other side wrote', () => {
  expect(() => ensureMessageDeletable(theirs, RUTH)).toThrow('Only its author can delete')
  expect(() => ensureMessageDeletable(ours, NADIA)).toThrow('Only its author or an administrator can delete')
})

test('an internal note is quoted among administrators alone', () => {
  const note = { internal: true, deletedAt: null }
  expect(() => ensureQuotable(note, { internal: true })).not.toThrow()
  expect(() => ensureQuotable(note, { internal: false })).toThrow('only be quoted in another internal note')
})

test('refuses to quote a deleted message', () => {
  expect(() => ensureQuotable({ internal: false, deletedAt: SENT_AT }, { internal: false })).toThrow(
    'The message that you quote was deleted',
  )
})

test('refuses messages in an archived project alone', () => {
  expect(() => ensureThreadOpen({ status: 'COMPLETE' })).not.toThrow()
  expect(() => ensureThreadOpen({ status: 'ARCHIVED' })).toThrow('This project is archived')
})

import { expect, test } from 'vitest'
import { unreadProblems } from './check-schema.ts'
import type { DatabaseSchema } from './database-schema.ts'

const text = { type: 'text', nullable: false, default: null, generated: null }

const schema: DatabaseSchema = {
  migration: '0001',
  tables: {
    leads: {
      columns: { email: text, company: { ...text, nullable: true }, status: { ...text, default: '1' } },
      constraints: {},
      indexes: {},
      triggers: {},
    },
  },
  functions: {},
}

test('tables, and columns that may be left out of an insert, can be unread', () => {
  expect(unreadProblems(schema, ['leads', 'leads.company', 'leads.status'])).toEqual([])
})

test('what does not exist, or must be written, cannot be unread', () => {
  expect(unreadProblems(schema, ['notes', 'leads.phone', 'leads.email'])).toEqual([
    'scripts/releases/unread.json lists notes, which does not exist',
    'scripts/releases/unread.json lists leads.phone, which does not exist',
    'scripts/releases/unread.json lists leads.email, which must be written: let it be null, or give it a default',
  ])
})

import { expect, test } from 'vitest'
import { readAuditSearch } from './audit-search'

const entityId = '0193a5c0-0000-7000-8000-000000000001'
const nothing = { action: undefined, entityId: undefined, from: undefined, to: undefined }

test('valid search parameters are kept', () => {
  const search = { action: 'user.change-role', entityId, from: '2026-11-01', to: '2026-11-30' }
  expect(readAuditSearch({ ...search, more: 1 })).toEqual(search)
})

test.each([
  { action: '' },
  { action: 'a'.repeat(101) },
  { action: 12 },
  { entityId: '00000001' },
  { from: '2026-02-30' },
  { from: 'yesterday' },
  { to: '0002-11-20' },
  { to: '2900-01-01' },
  { to: 2026 },
])('%j is left out', (search) => {
  expect(readAuditSearch(search)).toEqual(nothing)
})

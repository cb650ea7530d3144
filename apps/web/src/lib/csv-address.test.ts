import { expect, test } from 'vitest'
import { csvAddress } from './csv-address'

test('the address of the file contains only the filters that are set', () => {
  const path = '/api/admin/audit.csv'
  expect(csvAddress(path, {})).toBe(path)
  expect(csvAddress(path, { action: 'a&b', from: undefined, search: '', to: '2026-11-30' })).toBe(
    `${path}?action=a%26b&to=2026-11-30`,
  )
})

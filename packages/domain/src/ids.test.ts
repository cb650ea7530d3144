import { expect, test } from 'vitest'
import { parseId, toAnyId, toId } from './ids.ts'

const ID = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'

test('an id is read as it is', () => {
  expect(toId('Project', ID)).toBe(ID)
  expect(parseId('Invoice', ID)).toBe(ID)
  expect(toAnyId(ID)).toBe(ID)
})

test.each(['', 'order-17', ID.toUpperCase(), `${ID}\n`, ` ${ID}`])('%j is the id of nothing', (text) => {
  expect(toId('Project', text)).toBeUndefined()
  expect(toAnyId(text)).toBeUndefined()
})

test('text that can only be an id is refused with its entity', () => {
  expect(() => parseId('Project', 'order-17')).toThrow(
    new RangeError('order-17 is not the id of a record: Project'),
  )
  expect(() => parseId('LedgerEntry', '')).toThrow(new RangeError(' is not the id of a record: LedgerEntry'))
})

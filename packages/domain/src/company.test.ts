import { expect, test } from 'vitest'
import { ensureMayChange, whoElseChanges } from './company.ts'

test('postal facts need no right; the legal name, the tax ID and the address for invoices do', () => {
  expect(() => ensureMayChange(['postalAddress', 'phone', 'timeZone'], [])).not.toThrow()
  expect(() => ensureMayChange(['phone', 'legalName'], ['pays'])).toThrow(
    'Only people who sign may change the legal name',
  )
  expect(() => ensureMayChange(['taxId'], ['reviews'])).toThrow('Only people who sign may change the tax ID')
  expect(() => ensureMayChange(['invoiceEmail'], ['signs'])).toThrow(
    'Only people who pay may change the email for invoices',
  )
  expect(() => ensureMayChange(['legalName', 'taxId', 'invoiceEmail'], ['signs', 'pays'])).not.toThrow()
})

test('a contact who may not change a field learns who may', () => {
  expect(whoElseChanges('taxId', ['pays'])).toBe('people who sign')
  expect(whoElseChanges('taxId', ['signs'])).toBeUndefined()
  expect(whoElseChanges('phone', [])).toBeUndefined()
})

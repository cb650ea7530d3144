import { expect, test } from 'vitest'
import { refusalToLeave } from './leaving.ts'

const phone = '555 0100'

test('a person reads what they have to do and whom to call', () => {
  expect(refusalToLeave({ kind: 'has_to_sign', title: 'Retainer' }, { name: null, phone })).toBe(
    'You have to sign “Retainer”. Sign or decline it first. If you need help, call us at 555 0100.',
  )
})

test('an administrator reads what they can do', () => {
  expect(refusalToLeave({ kind: 'last_payer', org: 'Prairie Works' }, { name: 'Maren Okafor', phone })).toBe(
    'Maren Okafor is the only person who pays for Prairie Works, and invoices are open. They must be paid first, or someone else must get that right. You can also void them.',
  )
})

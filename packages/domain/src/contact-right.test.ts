import { expect, test } from 'vitest'
import { inSeries, refusalWithout, rightsOf } from './contact-right.ts'

test('a contact has the rights that were given, an administrator none', () => {
  const given = { signs: true, pays: false, reviews: true }
  expect(rightsOf({ ...given, role: 'CLIENT' })).toEqual(['signs', 'reviews'])
  expect(rightsOf({ ...given, role: 'ADMIN' })).toEqual([])
})

test('a refusal says what they may not do, for whom, and who can', () => {
  expect(refusalWithout('reviews', { org: 'Ruiz Tiles', others: ['Ana Ruiz'] })).toBe(
    'You may not review tasks for Ruiz Tiles. Ask your colleague Ana Ruiz or us.',
  )
  expect(refusalWithout('signs', { org: null, others: [] })).toBe('You may not sign documents. Ask us.')
  expect(refusalWithout('pays', { org: 'Ruiz Tiles', others: ['Ana', 'Ben', 'Cleo', 'Dan'] })).toBe(
    'You may not pay invoices for Ruiz Tiles. Ask one of your colleagues Ana, Ben or Cleo, or us.',
  )
})

test('names stand in a series', () => {
  expect([inSeries([]), inSeries(['Ana']), inSeries(['Ana', 'Ben'])]).toEqual(['', 'Ana', 'Ana or Ben'])
})

import { expect, test } from 'vitest'
import {
  contactsInCharge,
  ensureMayChangeRights,
  ensureMayGive,
  ensureRightKept,
  rightsToGive,
  whyUnchangeable,
} from './colleague.ts'
import type { ContactRight } from './contact-right.ts'
import { parseId } from './ids.ts'
import { toInstant } from './instant.ts'

const idOf = (n: number) => parseId('User', `01a1f7d0-0b33-7623-a6a1-00000000000${n}`)
const person = (n: number, day: number) => ({
  id: idOf(n),
  createdAt: toInstant(new Date(Date.UTC(2026, 10, day))),
})

test('in charge are those of open records, or else the first contact', () => {
  const people = [person(1, 20), person(2, 3), person(3, 3)]
  expect(contactsInCharge(people, [idOf(3), idOf(1)])).toEqual([idOf(1), idOf(3)])
  expect(contactsInCharge(people, [])).toEqual([idOf(2)])
  // Who is in charge of a record may be no active contact.
  expect(contactsInCharge(people, [idOf(9)])).toEqual([idOf(2)])
  expect(contactsInCharge([], [idOf(1)])).toEqual([])
})

test('contacts give the rights that they have, and the contact in charge gives any', () => {
  const own = { signs: false, pays: true, reviews: false }
  expect(rightsToGive(own, false)).toEqual(['pays'])
  expect(rightsToGive(own, true)).toEqual(['signs', 'pays', 'reviews'])
  expect(() => ensureMayGive(['pays'], ['pays'])).not.toThrow()
  expect(() => ensureMayGive(['pays', 'signs'], ['pays'])).toThrow(
    'You can give only rights that you have yourself. Ask the contact in charge or us.',
  )
})

test('only the contact in charge takes a right from someone else, and everyone may give up their own', () => {
  const all = { signs: true, pays: true, reviews: true }
  const owner = { ...all, id: idOf(1), name: 'Maren', isInCharge: true }
  const second = { ...all, id: idOf(2), name: 'Nora', isInCharge: true }
  const payer = { id: idOf(3), name: 'Joel', isInCharge: false, signs: false, pays: true, reviews: false }
  const reader = { ...payer, id: idOf(4), name: 'Dele', pays: false }
  const may = (caller: typeof owner, right: ContactRight, person: typeof owner) =>
    whyUnchangeable(right, { caller, person }) === undefined
  expect([may(payer, 'pays', reader), may(payer, 'signs', reader)]).toEqual([true, false])
  expect([may(payer, 'pays', payer), may(payer, 'signs', payer)]).toEqual([true, false])
  expect([may(reader, 'pays', payer), may({ ...reader, ...all }, 'pays', payer)]).toEqual([false, false])
  expect([may(owner, 'pays', payer), may(owner, 'signs', payer), may(owner, 'signs', owner)]).toEqual([
    true,
    true,
    true,
  ])
  expect([may(payer, 'pays', owner), may(second, 'pays', owner)]).toEqual([false, false])
  expect(() => ensureMayChangeRights(['signs', 'pays'], { caller: second, person: owner })).toThrow(
    'Maren is in charge and can give up this right. Ask them or us.',
  )
  expect(() => ensureMayChangeRights(['pays'], { caller: { ...reader, ...all }, person: payer })).toThrow(
    'Only the contact in charge takes rights from others. Ask them or us.',
  )
  expect(() => ensureMayChangeRights(['pays', 'reviews'], { caller: owner, person: payer })).not.toThrow()
})

test('the last one who signs or pays stays, until someone with an account does so, too', () => {
  const reader = { signs: false, pays: false, reviews: false, hasAccount: true }
  const signer = { ...reader, signs: true }
  const kept = (others: (typeof reader)[], right: 'signs' | 'pays' | 'reviews') => () =>
    ensureRightKept({ name: 'Ana', right, others })
  expect(kept([reader], 'signs')).toThrow(
    'Ana is the only person who signs. Give someone else that right first.',
  )
  expect(kept([signer], 'pays')).toThrow(
    'Ana is the only person who pays. Give someone else that right first.',
  )
  expect(kept([{ ...signer, hasAccount: false }], 'signs')).toThrow('is the only person who signs')
  expect(kept([reader, signer], 'signs')).not.toThrow()
  expect(kept([], 'reviews')).not.toThrow()
})

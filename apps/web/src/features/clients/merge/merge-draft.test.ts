import { organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { differingFields, sideOf } from './merge-draft'

function sampleNamed(name: string) {
  const found = organizations.find((one) => one.name === name)
  if (!found) throw new Error(`There is no client ${name}`)
  return organizationDetailsOf(found)
}

const sides = { first: sampleNamed('Okafor Tile & Stone'), other: sampleNamed('Arredondo Roofing') }

test('only fields that differ are to be chosen', () => {
  const same = { ...sides.other, taxId: sides.first.taxId, notes: sides.first.notes }
  expect(differingFields({ first: sides.first, other: same })).toEqual([
    'name',
    'legalName',
    'postalAddress',
    'phone',
    'invoiceEmail',
    'timeZone',
    'tags',
  ])
})

test('the one that stays wins, unless only the other one knows something or was chosen', () => {
  const choices = { phone: 'first' as const }
  expect(sideOf('name', sides, { kept: 'other', choices })).toBe('other')
  expect(sideOf('taxId', sides, { kept: 'other', choices })).toBe('first')
  expect(sideOf('phone', sides, { kept: 'other', choices })).toBe('first')
})

test('two private persons are told apart by their own names, and the one that stays keeps theirs', () => {
  const first = { ...sides.first, name: null, shownName: 'Maren Okafor' }
  const other = { ...sides.first, name: null, shownName: 'Dele Okafor' }
  expect(differingFields({ first, other })).toEqual(['name'])
  expect(sideOf('name', { first, other }, { kept: 'first', choices: {} })).toBe('first')
  expect(differingFields({ first, other: { ...other, shownName: 'Maren Okafor' } })).toEqual([])
})

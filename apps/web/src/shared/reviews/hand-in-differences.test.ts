import { expect, test } from 'vitest'
import { handInDifferences } from './hand-in-differences'

const logo = { name: 'Logo.png', sha256: 'aa' }
const redrawn = { name: 'Logo.png', sha256: 'bb' }

test('two files of one name are told apart by their content', () => {
  expect(
    handInDifferences({ links: [], files: [logo, redrawn] }, { links: [], files: [redrawn, logo] }),
  ).toEqual([])
  expect(handInDifferences({ links: [], files: [logo] }, { links: [], files: [redrawn] })).toEqual([
    { label: 'Files added', names: ['Logo.png'] },
    { label: 'Files removed', names: ['Logo.png'] },
  ])
})

test('one of two copies that is gone, or came, is named', () => {
  const [one, two] = [
    { links: [], files: [logo] },
    { links: [], files: [logo, logo] },
  ]
  expect(handInDifferences(two, one)).toEqual([{ label: 'Files removed', names: ['Logo.png'] }])
  expect(handInDifferences(one, two)).toEqual([{ label: 'Files added', names: ['Logo.png'] }])
})

test('what was handed in for the first time is all new', () => {
  expect(handInDifferences(null, { links: ['https://example.com'], files: [logo] })).toEqual([
    { label: 'Links added', names: ['https://example.com'] },
    { label: 'Files added', names: ['Logo.png'] },
  ])
})

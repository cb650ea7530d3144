import { expect, test } from 'vitest'
import { mergeDrafts, newDraft, newLine, totalsSoFar } from './invoice-draft'

test('incomplete and invalid lines are left out of the totals', () => {
  const lines = [
    newLine({ quantity: '2', unitPrice: '19.99', taxRate: '8.25' }),
    newLine({ unitPrice: '10' }),
    newLine(),
    newLine({ quantity: 'two', unitPrice: '5' }),
  ]
  expect(totalsSoFar(newDraft({ lines }))).toMatchObject({
    net: '49.98',
    tax: '3.30',
    total: '53.28',
    uncounted: 2,
  })
})

test('our changes are kept, and their changes to other fields are taken over', () => {
  const base = newDraft({
    title: 'Setup',
    description: 'Two weeks',
    lines: [newLine({ description: 'Setup' })],
  })
  const mine = { ...base, lines: [newLine({ description: 'Setup, first half' })] }
  const theirs = { ...base, title: 'Setup of the hotline', lines: [newLine({ description: 'Training' })] }
  const merged = mergeDrafts(base, mine, theirs)
  expect(merged.title).toBe('Setup of the hotline')
  expect(merged.lines).toBe(mine.lines)
})

test('a moved line counts as a change', () => {
  const [one, two] = [newLine({ description: 'One' }), newLine({ description: 'Two' })]
  const base = newDraft({ lines: [one, two] })
  expect(mergeDrafts(base, { ...base, lines: [two, one] }, base).lines).toEqual([two, one])
})

import { expect, test } from 'vitest'
import { aDraft, aLine, mergeDrafts, totalsSoFar } from './invoice-draft'

test('incomplete and invalid lines are left out of the totals', () => {
  const lines = [
    aLine({ quantity: '2', unitPrice: '19.99', taxRate: '8.25' }),
    aLine({ unitPrice: '10' }),
    aLine(),
    aLine({ quantity: 'two', unitPrice: '5' }),
  ]
  expect(totalsSoFar(lines)).toMatchObject({ net: '49.98', tax: '3.30', total: '53.28', uncounted: 2 })
})

test('our changes are kept, and their changes to other fields are taken over', () => {
  const base = aDraft({ title: 'Setup', description: 'Two weeks', lines: [aLine({ description: 'Setup' })] })
  const mine = { ...base, lines: [aLine({ description: 'Setup, first half' })] }
  const theirs = { ...base, title: 'Setup of the hotline', lines: [aLine({ description: 'Training' })] }
  const merged = mergeDrafts(base, mine, theirs)
  expect(merged.title).toBe('Setup of the hotline')
  expect(merged.lines).toBe(mine.lines)
})

test('a moved line counts as a change', () => {
  const [one, two] = [aLine({ description: 'One' }), aLine({ description: 'Two' })]
  const base = aDraft({ lines: [one, two] })
  expect(mergeDrafts(base, { ...base, lines: [two, one] }, base).lines).toEqual([two, one])
})

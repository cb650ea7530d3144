import { leadStatuses, toInstant } from '@tallgrass/domain'
import { anId, leads } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { withMoving } from './moving'

const [sample] = leads

function boardOf(...rows: [name: string, status: (typeof leadStatuses)[number], day: number][]) {
  if (!sample) throw new Error('There is no sample lead')
  const all = rows.map(([name, status, day]) => {
    const createdAt = toInstant(new Date(Date.UTC(2026, 0, day)))
    return { ...sample, id: anId('Lead'), name, status, createdAt }
  })
  const columns = leadStatuses.map((status) => {
    const column = all.filter((lead) => lead.status === status)
    return { status, count: column.length, leads: column }
  })
  return { all, columns }
}

test('a moving lead is shown in its new column, in the order of arrival, and counted there', () => {
  const { all, columns } = boardOf(['Ben', 'new', 3], ['Ann', 'contacted', 5], ['Cas', 'contacted', 1])
  const [ben] = all
  const moved = withMoving(columns, ben && { id: ben.id, to: 'contacted' })
  expect(moved.map(({ count }) => count)).toEqual([0, 3, 0, 0])
  expect(moved[1]?.leads.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cas'])
  expect(withMoving(moved, ben && { id: ben.id, to: 'contacted' })).toBe(moved)
})

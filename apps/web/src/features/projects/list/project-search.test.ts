import { expect, test } from 'vitest'
import { readProjectSearch } from './project-search.ts'

test('a tab is taken from the address, and the tasks are shown for everything else', () => {
  expect(readProjectSearch({ tab: 'costs' })).toEqual({ tab: 'costs' })
  for (const tab of ['tasks', 'nonsense', 7, undefined]) {
    expect(readProjectSearch({ tab })).toEqual({ tab: undefined })
  }
})

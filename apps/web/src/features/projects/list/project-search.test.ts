import { expect, test } from 'vitest'
import { readProjectSearch } from './project-search.ts'

test('a known tab is read from the address; otherwise the tasks are shown', () => {
  expect(readProjectSearch({ tab: 'costs' })).toEqual({ tab: 'costs' })
  for (const tab of ['tasks', 'nonsense', 7, undefined]) {
    expect(readProjectSearch({ tab })).toEqual({ tab: undefined })
  }
})

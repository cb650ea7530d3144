import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isNewScreen, watchMoves } from './way-here'

test('a screen is new when a link opens it, not as the first of a page and not on the way back', () => {
  const history = createMemoryHistory()
  watchMoves(history)
  expect(isNewScreen()).toBe(false)
  history.push('/portal')
  expect(isNewScreen()).toBe(true)
  history.back()
  expect(isNewScreen()).toBe(false)
  history.replace('/portal/help')
  expect(isNewScreen()).toBe(true)
  // Another page starts over.
  watchMoves(createMemoryHistory())
  expect(isNewScreen()).toBe(false)
})

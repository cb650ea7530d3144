import { expect, test } from 'vitest'
import { withFullStop } from './full-stop'

test.each([
  ['You sign for Arredondo Roofing Inc.', 'You sign for Arredondo Roofing Inc.'],
  ['You sign for Okafor Tile & Stone LLC', 'You sign for Okafor Tile & Stone LLC.'],
])('%s has one period at its end', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence)
})

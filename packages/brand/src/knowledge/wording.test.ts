import { expect, test } from 'vitest'
import { listed, midSentence } from './wording.ts'

test('a list reads like a sentence', () => {
  expect(listed(['calls', 'reviews', 'bookings'])).toBe('calls, reviews, and bookings')
})

test('the first letter becomes lowercase, unless the text starts with an abbreviation', () => {
  expect(midSentence('Answers every lead.')).toBe('answers every lead.')
  expect(midSentence('AI that answers.')).toBe('AI that answers.')
})

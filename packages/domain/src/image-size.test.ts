import { expect, test } from 'vitest'
import { ensureOpenable } from './image-size.ts'

test('a photo of 200 megapixels can be kept', () => {
  expect(() => ensureOpenable('Front.jpg', { width: 20_000, height: 10_000 })).not.toThrow()
})

test('refuses an image with more pixels than any camera takes', () => {
  expect(() => ensureOpenable('Front.png', { width: 60_000, height: 60_000 })).toThrow(
    '“Front.png” says that it has 60,000 × 60,000 pixels; an image can have up to 200 million. It was not kept.',
  )
})

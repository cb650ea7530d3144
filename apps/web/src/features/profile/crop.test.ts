import { expect, test } from 'vitest'
import { afterKey, dragged, squareOf, WHOLE, within } from './crop'

const wide = { width: 800, height: 400 }

test('a square first shows as much as fits, in the middle', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ left: 200, top: 0, side: 400 })
  expect(squareOf({ width: 400, height: 800 }, WHOLE)).toEqual({ left: 0, top: 200, side: 400 })
})

test('enlarging shows less around the same middle, up to four times', () => {
  expect(squareOf(wide, { ...WHOLE, zoom: 2 })).toEqual({ left: 300, top: 100, side: 200 })
  expect(within(wide, { ...WHOLE, zoom: 9 }).zoom).toBe(4)
  expect(within(wide, { ...WHOLE, zoom: 0.2 }).zoom).toBe(1)
})

test('dragging the image to the right shows what is left of the square, and stops at the edge', () => {
  expect(squareOf(wide, dragged(wide, WHOLE, { x: 0.25, y: 0 })).left).toBe(100)
  expect(squareOf(wide, dragged(wide, WHOLE, { x: 3, y: 3 }))).toEqual({ left: 0, top: 0, side: 400 })
})

test('keys move and enlarge the square, and leave other keys alone', () => {
  expect(afterKey(wide, WHOLE, 'ArrowRight')?.x).toBeGreaterThan(0.5)
  expect(afterKey(wide, WHOLE, 'ArrowDown')).toEqual(WHOLE)
  expect(afterKey(wide, WHOLE, '+')?.zoom).toBe(1.2)
  expect(afterKey(wide, WHOLE, 'Tab')).toBeUndefined()
})

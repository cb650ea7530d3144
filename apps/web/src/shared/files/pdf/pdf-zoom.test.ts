import { expect, test } from 'vitest'
import { scaleOf, zoomIn, zoomOut } from './pdf-zoom'

test('a page that fits is as wide as there is room, whatever its size', () => {
  expect(scaleOf('width', { width: 800, room: 1000 })).toBe(1.25)
  expect(scaleOf('width', { width: 1600, room: 400 })).toBe(0.25)
  expect(scaleOf(1.5, { width: 800, room: 1000 })).toBe(1.5)
})

test('each step leads to the next level, also from between two', () => {
  expect([zoomIn(1), zoomIn(1.17), zoomIn(0.42)]).toEqual([1.1, 1.25, 0.5])
  expect([zoomOut(1), zoomOut(1.17), zoomOut(0.42)]).toEqual([0.9, 1.1, 0.33])
})

test('a page that fits at almost a level leaves that level', () => {
  expect(zoomIn(0.998)).toBe(1.1)
  expect(zoomOut(1.002)).toBe(0.9)
})

test('the levels end', () => {
  expect(zoomIn(5)).toBeUndefined()
  expect(zoomOut(0.25)).toBeUndefined()
  expect(zoomOut(0.2)).toBeUndefined()
})

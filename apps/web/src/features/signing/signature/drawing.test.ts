import { signDocumentInput } from '@tallgrass/contracts'
import { expect, test } from 'vitest'
import { extend, type Stroke, toPath, toPoint } from './drawing'

const drawing = signDocumentInput.shape.drawing
const isAccepted = (path: string) => drawing.safeParse(path).success

test('a dot, a line and a curve become paths that the server accepts', () => {
  const dot = [[{ x: 10, y: 20 }]]
  const line = [[toPoint(10, 20), toPoint(30.04, 40.06)]]
  const curve = [[toPoint(0, 0), toPoint(10, 10), toPoint(20, 0), toPoint(30, 10)]]
  expect(toPath(dot)).toBe('M10 20L10.1 20')
  expect(toPath(line)).toBe('M10 20L30 40.1')
  expect(toPath(curve)).toBe('M0 0Q10 10 15 5Q20 0 30 10')
  expect([dot, line, curve].map(toPath).every(isAccepted)).toBe(true)
})

test('strokes are joined in order', () => {
  expect(toPath([[toPoint(1, 1)], [toPoint(5, 5), toPoint(9, 9)]])).toBe('M1 1L1.1 1M5 5L9 9')
  expect(toPath([])).toBe('')
})

test('points outside the box are clamped to its edge', () => {
  expect(toPoint(-5, 700)).toEqual({ x: 0, y: 160 })
  expect(toPoint(700, -0.5)).toEqual({ x: 600, y: 0 })
})

test('a point too close to the last one is dropped', () => {
  const strokes = [[toPoint(1, 1)]]
  expect(extend(strokes, toPoint(2, 1))).toBe(strokes)
  expect(extend(strokes, toPoint(4, 1))).toEqual([[toPoint(1, 1), toPoint(4, 1)]])
  expect(extend([], toPoint(4, 1))).toEqual([])
})

test('a very long drawing is thinned out until the server accepts it', () => {
  const scribble: Stroke = Array.from({ length: 4000 }, (_, n) =>
    toPoint(300 + 299.9 * Math.sin(n / 7), 80 + 79.9 * Math.cos(n / 5)),
  )
  const path = toPath([scribble])
  expect(isAccepted(path)).toBe(true)
  expect(path.length).toBeGreaterThan(2000)
})

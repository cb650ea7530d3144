import { expect, test } from 'vitest'
import { isSignatureDrawing } from './signature-drawing.ts'

test.each([
  'M10,10 L20,20',
  'M 10 10 L 20 20.5',
  'M0,0L600,160',
  'M40,110 C60,20 90,20 80,100 Q130,110 150,80 M300.25,60 L310,60',
  `M0,0${' L600,160'.repeat(2000)}`,
])('a drawing: %.40s', (path) => {
  expect(isSignatureDrawing(path)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['no beginning', 'L20,20'],
  ['nothing drawn', 'M10,10'],
  ['only moved', 'M10,10 M20,20'],
  ['half a point', 'M10,10 L20'],
  ['half a curve', 'M10,10 C20,20 30,30'],
  ['a command alone', 'M10,10 L'],
  ['commands alone', 'MLCQ'],
  ['signs alone', 'M-,- L.,.'],
  ['beside the box', 'M10,10 L601,20'],
  ['below the box', 'M10,10 L20,160.1'],
  ['before the box', 'M10,10 L-1,20'],
  ['a huge number', `M10,10 L${'9'.repeat(400)},20`],
  ['too exact', 'M10,10 L1.0000001,20'],
  ['relative', 'M10,10 l20,20'],
  ['another language', 'M10,10 L20,20"/><script>'],
  ['more below', 'M10,10 L20,20\nL30,30'],
])('no drawing: %s', (_, path) => {
  expect(isSignatureDrawing(path)).toBe(false)
})

test('a path that goes on and on is told at once', () => {
  const begun = performance.now()
  for (const piece of ['M1 1', ' 1', '1,', 'M1,1 L1,1', ' '])
    expect(isSignatureDrawing(piece.repeat(20_000))).toBe(piece === 'M1,1 L1,1')
  expect(performance.now() - begun).toBeLessThan(1000)
})

import { expect, test } from 'vitest'
import { isSignatureDrawing } from './signature-drawing.ts'

test.each([
  'M10,10 L20,20',
  'M 10 10 L 20 20.5',
  'M0,0L600,160',
  'M40,110 C60,20 90,20 80,100 Q130,110 150,80 M300.25,60 L310,60',
  `M0,0${' L600,160'.repeat(2000)}`,
])('%.40s is a drawing', (path) => {
  expect(isSignatureDrawing(path)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['no start', 'L20,20'],
  ['nothing drawn', 'M10,10'],
  ['moves only', 'M10,10 M20,20'],
  ['half a point', 'M10,10 L20'],
  ['half a curve', 'M10,10 C20,20 30,30'],
  ['a command without a point', 'M10,10 L'],
  ['commands only', 'MLCQ'],
  ['signs only', 'M-,- L.,.'],
  ['right of the box', 'M10,10 L601,20'],
  ['below the box', 'M10,10 L20,160.1'],
  ['left of the box', 'M10,10 L-1,20'],
  ['a huge number', `M10,10 L${'9'.repeat(400)},20`],
  ['too many decimals', 'M10,10 L1.0000001,20'],
  ['a relative command', 'M10,10 l20,20'],
  ['markup', 'M10,10 L20,20"/><script>'],
  ['a second line', 'M10,10 L20,20\nL30,30'],
])('not a drawing: %s', (_, path) => {
  expect(isSignatureDrawing(path)).toBe(false)
})

test('a very long path is checked within a second', () => {
  const startedAt = performance.now()
  for (const piece of ['M1 1', ' 1', '1,', 'M1,1 L1,1', ' '])
    expect(isSignatureDrawing(piece.repeat(20_000))).toBe(piece === 'M1,1 L1,1')
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

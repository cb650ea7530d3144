/** The box that signatures are drawn in, in units of the SVG path. */
export const signatureBox = { width: 600, height: 160 } as const

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,6})?`
const POINT = `${NUMBER}[ ,]${NUMBER}`
const MOVE = `M ?${POINT}`
const LINE = `L ?${POINT}`
const QUADRATIC = `Q ?${POINT}[ ,]${POINT}`
const CUBIC = `C ?${POINT}[ ,]${POINT}[ ,]${POINT}`
const STROKES = new RegExp(`^${MOVE}(?: ?(?:${MOVE}|${LINE}|${QUADRATIC}|${CUBIC}))+$`)

/**
 * True if an SVG path is a drawing: complete absolute
 * commands (M, L, Q, C), at least one stroke, all in the box.
 */
export function isSignatureDrawing(path: string): boolean {
  if (!STROKES.test(path) || !/[CLQ]/.test(path)) return false
  const numbers = path.match(/[\d.]+/g) ?? []
  return numbers.every((number, i) => {
    return Number(number) <= (i % 2 === 0 ? signatureBox.width : signatureBox.height)
  })
}

/** The box that signatures are drawn in, in the units of their paths. */
export const signatureBox = { width: 600, height: 160 } as const

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,6})?`
const POINT = `${NUMBER}[ ,]${NUMBER}`
const MOVE = `M ?${POINT}`
const LINE = `L ?${POINT}`
const CURVE = `Q ?${POINT}[ ,]${POINT}`
const WAVE = `C ?${POINT}[ ,]${POINT}[ ,]${POINT}`
const STROKES = new RegExp(`^${MOVE}(?: ?(?:${MOVE}|${LINE}|${CURVE}|${WAVE}))+$`)

/** Whether an SVG path is a drawing: whole, absolute commands (M, L, Q, C), something drawn, and all of it in the box. */
export function isSignatureDrawing(path: string): boolean {
  if (!STROKES.test(path) || !/[CLQ]/.test(path)) return false
  const numbers = path.match(/[\d.]+/g) ?? []
  return numbers.every((number, i) => {
    return Number(number) <= (i % 2 === 0 ? signatureBox.width : signatureBox.height)
  })
}

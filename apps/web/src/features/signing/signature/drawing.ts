export interface Point {
  x: number
  y: number
}
/** From where the pen is put down to where it is lifted. */
export type Stroke = Point[]

/** The room for a signature, wherever it is drawn and printed. */
export const BOX = { width: 600, height: 160 } as const

/** Nearer points say nothing more. */
const MIN_STEP = 2
/** Whole seconds of scribbling come to less; the server takes no more. */
const LONGEST_PATH = 20_000

/** A point of the box; what was drawn outside stands at its edge. */
export function toPoint(x: number, y: number): Point {
  return { x: clamp(x, BOX.width), y: clamp(y, BOX.height) }
}

/** Adds a point to the last stroke. */
export function extend(strokes: Stroke[], point: Point): Stroke[] {
  const last = strokes.at(-1)
  const end = last?.at(-1)
  if (!last || !end || distance(end, point) < MIN_STEP) return strokes
  return [...strokes.slice(0, -1), [...last, point]]
}

/** Strokes as the path of an SVG, in absolute M, L and Q commands; a long one in fewer points. */
export function toPath(strokes: Stroke[]): string {
  let step = MIN_STEP
  let path = strokes.map(toSmooth).join('')
  while (path.length > LONGEST_PATH && step < BOX.width) {
    step *= 2
    path = strokes.map((stroke) => toSmooth(thin(stroke, step))).join('')
  }
  return path
}

/** Through the middle between every two points, so that no corner shows. */
function toSmooth(stroke: Stroke): string {
  const [first, ...rest] = stroke
  const last = rest.at(-1)
  if (!first) return ''
  if (!last) return `M${write(first)}L${write({ x: first.x + 0.1, y: first.y })}`
  if (rest.length === 1) return `M${write(first)}L${write(last)}`
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last
    return `Q${write(point)} ${write(next === last ? last : middle(point, next))}`
  })
  return `M${write(first)}${curves.join('')}`
}

function thin(stroke: Stroke, step: number): Stroke {
  const [first, ...rest] = stroke
  if (!first) return stroke
  let kept = first
  const last = rest.at(-1)
  const between = rest.slice(0, -1).filter((point) => {
    if (distance(kept, point) < step) return false
    kept = point
    return true
  })
  return last ? [first, ...between, last] : [first]
}

function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

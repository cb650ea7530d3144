export interface Point {
  x: number
  y: number
}
/** The points from pen down to pen up. */
export type Stroke = Point[]

/** The size of a signature, on screen and in the PDF. */
export const BOX = { width: 600, height: 160 } as const

/** Points closer than this are dropped, because they add no detail. */
const MIN_STEP = 2
/** The server's limit, in characters. Several seconds of scribbling stay below it. */
const MAX_PATH_LENGTH = 20_000
/** Clamps a point to the box. */
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

/** The SVG path of the strokes, in absolute M, L and Q commands. Drops points from a path that is too long. */
export function toPath(strokes: Stroke[]): string {
  let step = MIN_STEP
  let path = strokes.map(toSmooth).join('')
  while (path.length > MAX_PATH_LENGTH && step < BOX.width) {
    step *= 2
    path = strokes.map((stroke) => toSmooth(thin(stroke, step))).join('')
  }
  return path
}

/** Draws the curve through the midpoints, so that it has no corners. */
function toSmooth(stroke: Stroke): string {
  const [first, ...rest] = stroke
  const last = rest.at(-1)
  if (!first) return ''
  if (!last) return `M${format(first)}L${format({ x: first.x + 0.1, y: first.y })}`
  if (rest.length === 1) return `M${format(first)}L${format(last)}`
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last
    return `Q${format(point)} ${format(next === last ? last : middle(point, next))}`
  })
  return `M${format(first)}${curves.join('')}`
}

function thin(stroke: Stroke, step: number): Stroke {
  const [first, ...rest] = stroke
  if (!first) return stroke
  let previous = first
  const last = rest.at(-1)
  const between = rest.slice(0, -1).filter((point) => {
    if (distance(previous, point) < step) return false
    previous = point
    return true
  })
  return last ? [first, ...between, last] : [first]
}

function format({ x, y }: Point): string {
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

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}

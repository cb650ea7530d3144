/** A drawing of big bluestem: the number of blades, where they grow, and how tall. */
export interface GrassPlan {
  seed: number
  width: number
  height: number
  blades: { far: number; mid: number; near: number }
  /** The maximum height of a blade at `x`. */
  tallest: (x: number) => number
  /** The range in which blades grow; by default, a little beyond both edges. */
  from?: number
  to?: number
  /** Blades of at least this height may carry a seed head. */
  seedsFrom: number
}

export interface GrassPaths {
  far: string
  mid: string
  near: string
  seed: string
}

/** The blades as path data. The same plan gives the same numbers. */
export function grassBlades(plan: GrassPlan): GrassPaths {
  const random = seededRandom(plan.seed)
  const paths = { far: '', mid: '', near: '', seed: '' }
  for (const layer of ['far', 'mid', 'near'] as const) {
    for (let index = 0; index < plan.blades[layer]; index++) {
      const blade = growBlade(plan, random)
      paths[layer] += blade.path
      if (layer === 'far' || blade.length < plan.seedsFrom || random() > 0.45) continue
      paths[layer === 'near' || random() > 0.7 ? 'seed' : 'mid'] += seedHead(blade, random)
    }
  }
  return paths
}

function growBlade(plan: GrassPlan, random: () => number) {
  const from = plan.from ?? -0.1 * plan.width
  const to = plan.to ?? 1.02 * plan.width
  const x = from + random() * (to - from)
  const length = plan.tallest(x) * (0.5 + 0.5 * random())
  const lean = length * (0.1 + 0.14 * random() + Math.min(1, length / 400) * (0.12 + 0.3 * random()))
  const root = Math.round(x)
  const tip = { x: Math.round(lean), y: Math.round(-length) }
  const bend = { x: lean * (0.1 + 0.07 * random()), y: -length * 0.62 }
  // Whole numbers relative to the root look the same and are shorter.
  const path = `M${root} ${plan.height}q${pair(Math.round(bend.x), Math.round(bend.y))} ${pair(tip.x, tip.y)}`
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x)
  return { path, tip: { x: root + tip.x, y: plan.height + tip.y }, length, angle }
}

/** Three prongs at the tip of the blade, the "turkey foot" that big bluestem is known for. */
function seedHead({ tip, angle, length }: ReturnType<typeof growBlade>, random: () => number) {
  const reach = Math.min(24, 8 + length * (0.02 + 0.03 * random()))
  const prongs = [
    { turn: -0.42, share: 0.785 },
    { turn: 0.06, share: 1 },
    { turn: 0.5, share: 0.785 },
  ]
  return prongs
    .map(({ turn, share }) => {
      const bend = pointAt(angle, reach * 0.39)
      const end = pointAt(angle + turn, reach * share)
      return `M${pair(tip.x, tip.y)}q${pair(round(bend.x), round(bend.y))} ${pair(round(end.x), round(end.y))}`
    })
    .join('')
}

function pointAt(angle: number, distance: number) {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}

/** The shortest valid path data: a minus sign separates two numbers as well as a space does. */
function pair(x: number, y: number) {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}

function round(value: number) {
  return Math.round(value * 10) / 10
}

/** A small random number generator (mulberry32): the same seed gives the same numbers everywhere. */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

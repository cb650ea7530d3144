import type { GrassPlan } from '../../lib/grass-blades'

/** Rises from low on the left to tall on the right, behind the three cards. Equally dense at every width. */
export function heroGrass(width: number): GrassPlan {
  const blades = (each100px: number) => Math.round((each100px * width) / 100)
  return {
    seed: 20,
    width,
    height: 560,
    blades: { far: blades(9), mid: blades(5.4), near: blades(4) },
    tallest: (x) => 36 + 464 * rise(x, 0.3 * width, 0.87 * width),
    seedsFrom: 190,
  }
}

/** A tuft beside the reasons. */
export const whyGrass: GrassPlan = {
  seed: 8,
  width: 400,
  height: 270,
  blades: { far: 15, mid: 11, near: 8 },
  from: 5,
  to: 240,
  tallest: (x) => 62 + 190 * Math.exp(-(((x - 135) / 72) ** 2)),
  seedsFrom: 130,
}

/** The right corner of the dark band. */
export const bandGrass: GrassPlan = {
  seed: 4,
  width: 700,
  height: 320,
  blades: { far: 42, mid: 30, near: 15 },
  tallest: (x) => 45 + 235 * rise(x, 0, 640),
  seedsFrom: 150,
}

/** Smoothstep: 0 before `start`, 1 after `end`, an S curve between them. */
function rise(x: number, start: number, end: number) {
  const t = Math.min(1, Math.max(0, (x - start) / (end - start)))
  return t * t * (3 - 2 * t)
}

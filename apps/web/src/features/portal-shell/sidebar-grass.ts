import type { GrassPlan } from '../../lib/grass-blades'

/** The grass at the bottom of the sidebar: short on the left, tall on the right. */
export const sidebarGrass: GrassPlan = {
  seed: 8,
  width: 256,
  height: 80,
  blades: { far: 30, mid: 20, near: 14 },
  tallest: (x) => 14 + 46 * Math.min(1, Math.max(0, x / 235)) ** 1.6,
  seedsFrom: 36,
}

import { useMemo } from 'react'
import { type GrassPlan, grassBlades } from '../lib/grass-blades'
import classes from './grass.module.css'

interface GrassProps {
  plan: GrassPlan
  className?: string | undefined
  /** The part that stays visible if the drawing does not fit. */
  keep?: 'xMaxYMax slice' | 'xMinYMax meet'
}

/** Decorative grass: curved blades at three distances, some with seed heads. */
export function Grass({ plan, className, keep = 'xMaxYMax slice' }: GrassProps) {
  const paths = useMemo(() => grassBlades(plan), [plan])
  return (
    <svg
      className={`${classes.grass} ${className ?? ''}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio={keep}
      aria-hidden="true"
    >
      <path className={classes.far} d={paths.far} data-layer="far" />
      <path className={classes.mid} d={paths.mid} data-layer="mid" />
      <path className={classes.near} d={paths.near} data-layer="near" />
      <path className={classes.seed} d={paths.seed} data-layer="seed" />
    </svg>
  )
}

/** The small tuft of empty lists and of the not-found page. */
export function Tuft() {
  return <Grass plan={tuft} className={classes.tuft} keep="xMinYMax meet" />
}

const tuft: GrassPlan = {
  seed: 8,
  width: 200,
  height: 110,
  blades: { far: 9, mid: 7, near: 5 },
  from: 20,
  to: 120,
  tallest: (x) => 30 + 70 * Math.exp(-(((x - 65) / 35) ** 2)),
  seedsFrom: 50,
}

import { useDeferredValue, useMemo } from 'react'
import { type GrassPlan, grassBlades } from '../lib/grass-blades'
import classes from './grass.module.css'

const layers = ['far', 'mid', 'near', 'seed'] as const

interface GrassProps {
  plan: GrassPlan
  className?: string | undefined
  /** The part that stays visible if the drawing does not fit. */
  keep?: 'xMaxYMax slice' | 'xMinYMax meet'
}

/**
 * Decorative grass: curved blades at three distances, some with seed heads. The browser draws it: in the HTML of a page,
 * the blades would weigh as much as its text. Nothing waits for it.
 */
export function Grass({ plan, className, keep = 'xMaxYMax slice' }: GrassProps) {
  const isDrawn = useDeferredValue(true, false)
  const paths = useMemo(() => (isDrawn ? grassBlades(plan) : undefined), [isDrawn, plan])
  return (
    <svg
      className={`${classes.grass} ${className ?? ''}`}
      data-drawn={isDrawn || undefined}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio={keep}
      aria-hidden="true"
    >
      {layers.map((layer) => (
        <path key={layer} className={classes[layer]} d={paths?.[layer]} data-layer={layer} />
      ))}
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

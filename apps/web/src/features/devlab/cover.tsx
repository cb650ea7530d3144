import type { DevlabProduct } from '@tallgrass/brand'
import { useMemo } from 'react'
import { type GrassPlan, grassBlades } from '../../lib/grass-blades'
import classes from './cover.module.css'
import { CoursesFigure, RingsFigure, StemsFigure } from './cover-figures'

const WIDTH = 480
const HEIGHT = 330

const figures = { courses: CoursesFigure, rings: RingsFigure, stems: StemsFigure }

/** Each cover has its own grass; only the courses cover has some in front. */
const plans: Record<DevlabProduct['image'], GrassPlan> = {
  courses: planOf(3, { far: 60, mid: 40, near: 26 }),
  rings: planOf(7, { far: 60, mid: 35, near: 0 }),
  stems: planOf(12, { far: 60, mid: 35, near: 0 }),
}

/** The drawn cover of a product. */
export function Cover({ image, label }: { image: DevlabProduct['image']; label: string }) {
  const grass = useMemo(() => grassBlades(plans[image]), [image])
  const Figure = figures[image]
  return (
    <svg
      className={classes.cover}
      data-image={image}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <rect className={classes.ground} width={WIDTH} height={HEIGHT} />
      <path className={classes.blades} d={grass.far + grass.mid} />
      <Figure />
      <path className={`${classes.blades} ${classes.nearBlades}`} d={grass.near} />
    </svg>
  )
}

function planOf(seed: number, blades: GrassPlan['blades']): GrassPlan {
  // No seed heads, so that they do not distract from the figure.
  return { seed, width: WIDTH, height: HEIGHT, blades, tallest: (x) => 52 + x / 9, seedsFrom: HEIGHT }
}

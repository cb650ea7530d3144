import { logo } from '@tallgrass/brand'
import classes from './brand-logo.module.css'

/** The logo with the name beside it. */
export function BrandLogo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <span className={classes.brand}>
      <svg viewBox={`0 0 ${logo.size} ${logo.size}`} aria-hidden="true">
        {logo.blades.map((blade) => (
          <path key={blade} d={blade} />
        ))}
        <path className={classes.seed} d={logo.seed} />
      </svg>
      <span className={compact ? classes.hidden : undefined}>{name}</span>
    </span>
  )
}

import classes from './brand-logo.module.css'

/** Three blades of big bluestem, one in seed. The name beside it comes from the brand. */
export function BrandLogo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M10 26C10 20 11 16 14 12" />
        <path
          className={classes.seed}
          d="M14 12C12 9 10 7.5 6.5 6.5M14 12C14.5 8.5 14.5 6 13.5 2.5M14 12C16 9.5 18.5 7.5 22 7"
        />
        <path d="M16.5 26C16.5 22 18 18.5 21.5 16.5M6 26C6 23 5.5 20.5 3.5 18.5" />
      </svg>
      <span className={compact ? classes.hidden : undefined}>{name}</span>
    </span>
  )
}

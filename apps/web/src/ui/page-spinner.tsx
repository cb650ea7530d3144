import classes from './page-spinner.module.css'

/** A spinner for a whole page that is loading. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return <div className={classes.page} role="status" aria-label={label} />
}

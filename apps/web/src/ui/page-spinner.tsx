import classes from './page-spinner.module.css'

/** The whole page waits. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return <div className={classes.page} role="status" aria-label={label} />
}

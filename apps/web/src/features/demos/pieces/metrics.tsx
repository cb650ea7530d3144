import classes from './metrics.module.css'

/** A list of metrics, each with its value first. */
export function Metrics({ metrics }: { metrics: readonly { value: string; label: string }[] }) {
  return (
    <ul className={classes.metrics}>
      {metrics.map(({ label, value }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

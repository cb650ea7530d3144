import { Tooltip } from '@mantine/core'
import { formatDateTime, formatRelative } from '../lib/format'
import classes from './relative-time.module.css'

/** '3 days ago'; the date itself under the pointer and on focus. */
export function RelativeTime({ at }: { at: string }) {
  return (
    <Tooltip label={formatDateTime(at)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the absolute date must be reachable by keyboard. */}
      <time dateTime={at} tabIndex={0} className={classes.time}>
        {formatRelative(at)}
      </time>
    </Tooltip>
  )
}

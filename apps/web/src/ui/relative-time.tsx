import { Tooltip } from '@mantine/core'
import type { Instant } from '@tallgrass/domain'
import { formatDateTime, formatRelative } from '../lib/format'
import classes from './relative-time.module.css'

/** '3 days ago', with the date itself as a tooltip on hover and focus. */
export function RelativeTime({ at }: { at: Instant }) {
  return (
    <Tooltip label={formatDateTime(at)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the absolute date must be reachable by keyboard. */}
      <time dateTime={at} tabIndex={0} className={classes.time}>
        {formatRelative(at)}
      </time>
    </Tooltip>
  )
}

import { Tooltip } from '@mantine/core'
import type { Instant } from '@tallgrass/domain'
import { useReader } from '../lib/reader'
import classes from './relative-time.module.css'

/** '3 days ago', with the date itself as a tooltip on hover and focus. */
export function RelativeTime({ at }: { at: Instant }) {
  const { dateTime, relative } = useReader()
  return (
    <Tooltip label={dateTime(at)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the absolute date must be reachable by keyboard. */}
      <time dateTime={at} tabIndex={0} className={classes.time}>
        {relative(at)}
      </time>
    </Tooltip>
  )
}

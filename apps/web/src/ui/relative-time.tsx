import type { Instant } from '@tallgrass/domain'
import { useReader } from '../lib/reader'
import { HintedTime } from './hinted-time'

/** '3 days ago', with the date itself as a tooltip on hover and focus. */
export function RelativeTime({ at }: { at: Instant }) {
  const { dateTime, relative } = useReader()
  return <HintedTime dateTime={at} text={relative(at)} hint={() => dateTime(at)} />
}

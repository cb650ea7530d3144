import type { Instant } from '@tallgrass/domain'
import { RelativeTime } from '../../ui/relative-time'

/** When the client opened the document that they have to sign. */
export function OpenedTime({ at }: { at: Instant }) {
  return (
    <>
      Opened <RelativeTime at={at} />
    </>
  )
}

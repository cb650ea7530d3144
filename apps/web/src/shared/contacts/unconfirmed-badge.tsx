import { Badge } from '@mantine/core'

/** Beside someone whose account may be someone else's. */
export function UnconfirmedBadge() {
  return (
    <Badge component="span" color="amber">
      Address not confirmed
    </Badge>
  )
}

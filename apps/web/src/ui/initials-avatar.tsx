import { Box } from '@mantine/core'
import { initialsOf } from '../lib/format'
import classes from './initials-avatar.module.css'

/** A decoration beside a full name. CSS draws the initials, so that screen readers skip them. */
export function InitialsAvatar({ name, size = '2.5rem' }: { name: string; size?: string }) {
  return (
    <Box
      component="span"
      w={size}
      h={size}
      className={classes.avatar}
      data-initials={initialsOf(name)}
      aria-hidden
    />
  )
}

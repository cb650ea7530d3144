import { Box } from '@mantine/core'
import { useState } from 'react'
import { InitialsAvatar } from './initials-avatar'
import classes from './person-avatar.module.css'

interface PersonAvatarProps {
  name: string
  /** The address of their picture. */
  picture: string | null
  size?: string
}

/** A person's picture, or their initials: a decoration beside a full name. */
export function PersonAvatar({ name, picture, size = '2.5rem' }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string>()
  if (!picture || picture === failed) return <InitialsAvatar name={name} size={size} />
  return (
    <Box
      component="img"
      src={picture}
      alt=""
      w={size}
      h={size}
      decoding="async"
      loading="lazy"
      className={classes.picture}
      onError={() => setFailed(picture)}
    />
  )
}

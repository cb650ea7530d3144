import type { SessionUser } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { shownName } from '../../lib/shown-name'
import { PersonAvatar } from '../../ui/person-avatar'
import classes from './user-menu.module.css'

/** Who is signed in, by their picture or initials. Leads to their profile. */
export function ProfileLink({ user }: { user: SessionUser | null }) {
  const name = shownName(user)
  return (
    <Link
      to="/portal/profile"
      className={classes.target}
      aria-label={name ? `Your profile, ${name}` : 'Your profile'}
    >
      <PersonAvatar name={name} picture={user?.picture ?? null} size="1.875rem" />
    </Link>
  )
}

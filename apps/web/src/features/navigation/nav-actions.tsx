import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { siteButton } from '../../ui/site-button'
import type { SiteNavProps } from './site-nav'
import classes from './site-nav.module.css'

interface NavActionsProps extends SiteNavProps {
  /** In the phone menu: stacked, and the menu closes before a dialog opens. */
  stacked?: boolean
}

/** The signed-in user and the login and logout buttons, on wide and narrow screens. */
export function NavActions({ user, loading, onLogin, onLogout, stacked = false }: NavActionsProps) {
  const outlined = siteButton({ variant: 'outlined', ...(stacked ? { wide: true } : { size: 'small' }) })
  const quiet = stacked ? outlined : siteButton({ variant: 'quiet', size: 'small' })
  if (loading && stacked) return null
  if (!user) {
    // Until the session is loaded, the buttons are invisible but take up space, so that nothing shifts for
    // most visitors.
    const hidden = loading ? classes.unknown : ''
    return (
      <>
        <button type="button" className={`${quiet} ${hidden}`} onClick={() => onLogin('admin')}>
          Admin Login
        </button>
        <button type="button" className={`${outlined} ${hidden}`} onClick={() => onLogin('customer')}>
          Customer Login
        </button>
      </>
    )
  }
  const isAdmin = user.role === 'ADMIN'
  return (
    <>
      <p className={classes.name} title={user.name || user.email}>
        {user.name || user.email}
      </p>
      {isAdmin && (
        <span className={classes.admin}>
          <IconShieldCheck aria-hidden />
          Admin
        </span>
      )}
      <Link to={isAdmin ? '/portal/admin' : '/portal'} className={outlined}>
        {isAdmin ? 'Admin Portal' : 'Dashboard'}
      </Link>
      <button type="button" className={quiet} onClick={onLogout}>
        Logout
      </button>
    </>
  )
}

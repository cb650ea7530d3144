import { Button, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../ui/status-badge'
import type { SiteNavProps } from './site-nav'
import classes from './site-nav.module.css'

interface NavActionsProps extends SiteNavProps {
  /** In the menu of a phone: one below the other, and the menu closes before anything opens. */
  stacked?: boolean
}

/** Who is there and what they can do about it; one and the same on wide and on narrow screens. */
export function NavActions({ user, loading, onLogin, onLogout, stacked = false }: NavActionsProps) {
  const shared = stacked ? { fullWidth: true } : { size: 'sm' }
  if (loading && stacked) return null
  if (!user) {
    // Until it is known who is there the buttons only keep their place, so that nothing moves for most visitors.
    const hidden = loading ? classes.unknown : undefined
    return (
      <>
        <Button
          {...shared}
          className={hidden}
          variant={stacked ? 'default' : 'subtle'}
          onClick={() => onLogin('admin')}
        >
          Admin Login
        </Button>
        <Button {...shared} className={hidden} variant="default" onClick={() => onLogin('customer')}>
          Customer Login
        </Button>
      </>
    )
  }
  const isAdmin = user.role === 'ADMIN'
  return (
    <>
      <Text
        fz="0.9375rem"
        fw={500}
        truncate
        maw={stacked ? undefined : '14rem'}
        title={user.name || user.email}
      >
        {user.name || user.email}
      </Text>
      {isAdmin && (
        <StatusBadge tone="primary" icon={<IconShieldCheck aria-hidden />}>
          Admin
        </StatusBadge>
      )}
      <Button
        {...shared}
        variant="default"
        renderRoot={(props) => <Link to={isAdmin ? '/portal/admin' : '/portal'} {...props} />}
      >
        {isAdmin ? 'Admin Portal' : 'Dashboard'}
      </Button>
      <Button {...shared} variant={stacked ? 'default' : 'subtle'} onClick={onLogout}>
        Logout
      </Button>
    </>
  )
}

import { IconMenu2 } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { SessionUser } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BrandLogo } from '../../shared/business/brand-logo'
import iconButton from '../../ui/icon-button.module.css'
import { lazyPart } from '../../ui/lazy-part'
import { ThemeToggle } from '../../ui/theme-toggle'
import { ContactButton } from './contact-button'
import { NavActions } from './nav-actions'
import { siteLinks } from './site-links'
import classes from './site-nav.module.css'

const SiteMenu = lazyPart(() => import('./site-menu').then((module) => module.SiteMenu))

export interface SiteNavProps {
  user: SessionUser | null
  /** While the session loads, neither the login buttons nor a name are shown. */
  loading: boolean
  onLogin: (dialog: 'customer' | 'admin') => void
  onLogout: () => void
}

export function SiteNav(props: SiteNavProps) {
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <header className={classes.bar} data-signed-in={props.user ? true : undefined}>
      <div className={classes.content}>
        <Link to="/" className={classes.brand}>
          <BrandLogo name={names.product} />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {siteLinks.map(({ label, to }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
              {label}
            </Link>
          ))}
          <ContactButton />
        </nav>
        <div className={classes.actions}>
          <ThemeToggle />
          <div className={classes.wide}>
            <NavActions {...props} />
          </div>
          <button
            type="button"
            className={`${iconButton.button} mantine-active ${classes.burger}`}
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onClick={() => setMenu('open')}
          >
            <IconMenu2 aria-hidden />
          </button>
        </div>
      </div>
      {menu !== 'untouched' && (
        <SiteMenu {...props} opened={menu === 'open'} onClose={() => setMenu('closed')} />
      )}
    </header>
  )
}

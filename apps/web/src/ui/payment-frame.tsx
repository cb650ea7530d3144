import { IconLock } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BrandLogo } from './brand-logo'
import classes from './payment-frame.module.css'
import { SiteWidth } from './site-width'
import { SkipLink } from './skip-link'
import { ThemeToggle } from './theme-toggle'

interface PaymentFrameProps {
  children: ReactNode
  /** Stays in sight above everything: on this page no money moves. */
  testMode?: ReactNode
}

/** Around the pages on which money is paid: nothing that leads astray. */
export function PaymentFrame({ children, testMode }: PaymentFrameProps) {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <div className={classes.bars}>
        {testMode && (
          <div className={classes.test} role="note" aria-label="Test mode">
            <SiteWidth>
              <strong>TEST MODE</strong> {testMode}
            </SiteWidth>
          </div>
        )}
        <header className={classes.head}>
          <SiteWidth className={classes.line}>
            <Link to="/" className={classes.brand}>
              <BrandLogo name={names.product} />
            </Link>
            <span className={classes.note}>
              <IconLock aria-hidden />
              Secure payment
            </span>
            <ThemeToggle />
          </SiteWidth>
        </header>
      </div>
      <main id="main" tabIndex={-1} className={classes.main}>
        <SiteWidth>{children}</SiteWidth>
      </main>
    </div>
  )
}

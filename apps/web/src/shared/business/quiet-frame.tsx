import { names } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SiteWidth } from '../../ui/site-width'
import { SkipLink } from '../../ui/skip-link'
import { ThemeToggle } from '../../ui/theme-toggle'
import { BrandLogo } from './brand-logo'
import classes from './quiet-frame.module.css'

interface QuietFrameProps {
  children: ReactNode
  /** Beside the name at the top: what this page is. */
  note?: ReactNode
  /** Stays in sight above everything: on this page no money moves. */
  testMode?: ReactNode
}

/** Around the pages on which somebody pays or signs: nothing that leads astray. */
export function QuietFrame({ children, note, testMode }: QuietFrameProps) {
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
            {note}
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

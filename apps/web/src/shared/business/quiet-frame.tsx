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
  /** What this page is, beside the name at the top. */
  note?: ReactNode
  /** Always visible at the top: on this page no real money moves. */
  testMode?: ReactNode
}

/** The frame of payment and signing pages, without navigation that distracts. */
export function QuietFrame({ children, note, testMode }: QuietFrameProps) {
  return (
    <div className={classes.layout} data-chat-bar="quiet">
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

import { footer, names } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BrandLogo } from '../../shared/business/brand-logo'
import { lazyPart } from '../../ui/lazy-part'
import { ContactButton } from './contact-button'
import classes from './site-footer.module.css'

const LegalDialog = lazyPart(() => import('./legal-dialog').then((module) => module.LegalDialog))

export function SiteFooter() {
  const [topic, setTopic] = useState<'privacy' | 'terms'>()
  const [opened, setOpened] = useState(false)

  function show(next: 'privacy' | 'terms') {
    setTopic(next)
    setOpened(true)
  }

  return (
    <footer className={classes.footer}>
      <div className={classes.content}>
        <Link to="/" className={classes.brand}>
          <BrandLogo name={names.product} />
        </Link>
        <p>{footer.copyright}</p>
        <nav className={classes.links} aria-label="Footer">
          {footer.pages.map(([label, to]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <noscript>
            <a href="/privacy">{footer.privacy}</a> <a href="/terms">{footer.terms}</a>
          </noscript>
          <button type="button" onClick={() => show('privacy')}>
            {footer.privacy}
          </button>
          <button type="button" onClick={() => show('terms')}>
            {footer.terms}
          </button>
          <ContactButton />
        </nav>
      </div>
      {topic && <LegalDialog topic={topic} opened={opened} onClose={() => setOpened(false)} />}
    </footer>
  )
}

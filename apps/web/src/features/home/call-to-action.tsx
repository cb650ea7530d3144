import { IconExternalLink } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { useSiteLinks } from '../../lib/use-site-links'
import { Grass } from '../../ui/grass'
import { siteButton } from '../../ui/site-button'
import classes from './call-to-action.module.css'
import { bandGrass } from './home-grass'

export function CallToAction() {
  const { title, text, checklist, call } = home.callToAction
  const { schedulerUrl } = useSiteLinks()
  return (
    <section className={classes.section} aria-labelledby="cta-title">
      <div className={classes.band}>
        <Grass plan={bandGrass} className={classes.grass} />
        <h2 id="cta-title">{title}</h2>
        <p>{text}</p>
        <div className={classes.buttons}>
          <Link to="/automation-checklist" className={siteButton({}, classes.filled)}>
            {checklist}
          </Link>
          <a href={schedulerUrl} target="_blank" rel="noopener" className={siteButton({}, classes.outlined)}>
            {call}
            <IconExternalLink aria-hidden />
          </a>
        </div>
      </div>
    </section>
  )
}

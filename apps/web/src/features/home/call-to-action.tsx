import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { home } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { useSiteLinks } from '../../lib/use-site-links'
import { Grass } from '../../ui/grass'
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
          <Button
            className={classes.filled}
            renderRoot={(props) => <Link to="/automation-checklist" {...props} />}
          >
            {checklist}
          </Button>
          <Button
            component="a"
            href={schedulerUrl}
            target="_blank"
            rel="noopener"
            className={classes.outlined}
            rightSection={<IconExternalLink aria-hidden />}
          >
            {call}
          </Button>
        </div>
      </div>
    </section>
  )
}

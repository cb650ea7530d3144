import { Anchor } from '@mantine/core'
import { checklist } from '@tallgrass/brand'
import { useRef } from 'react'
import { useSiteLinks } from '../../lib/use-site-links'
import { BackLink } from '../../ui/back-link'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import classes from './checklist-page.module.css'
import { useToldHeight } from './frame-height'

const { back, frame, lead, schedule, title } = checklist.page

/** The page around the form, which is our own or an external one. The frame grows with our own, so that it never scrolls. */
export function ChecklistPage() {
  const { checklistFormUrl, isPending, schedulerUrl } = useSiteLinks()
  const form = useRef<HTMLIFrameElement>(null)
  const height = useToldHeight(form)
  return (
    <SiteWidth className={classes.page}>
      <SiteHead title={title} lead={lead} back={<BackLink to="/">{back}</BackLink>} />
      <div className={classes.frame}>
        {!isPending && <iframe ref={form} src={checklistFormUrl} title={frame} height={height} />}
      </div>
      <Anchor href={schedulerUrl} target="_blank" rel="noopener">
        {schedule}
      </Anchor>
    </SiteWidth>
  )
}

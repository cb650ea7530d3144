import { Anchor } from '@mantine/core'
import { checklist } from '@tallgrass/brand'
import { useSiteLinks } from '../../lib/use-site-links'
import { BackLink } from '../../ui/back-link'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import classes from './checklist-page.module.css'

const { back, frame, lead, schedule, title } = checklist.page

/** The page around the form, which is our own or an external one. */
export function ChecklistPage() {
  const { checklistFormUrl, isPending, schedulerUrl } = useSiteLinks()
  return (
    <SiteWidth className={classes.page}>
      <SiteHead title={title} lead={lead} back={<BackLink to="/">{back}</BackLink>} />
      <div className={classes.frame}>{!isPending && <iframe src={checklistFormUrl} title={frame} />}</div>
      <Anchor href={schedulerUrl} target="_blank" rel="noopener">
        {schedule}
      </Anchor>
    </SiteWidth>
  )
}

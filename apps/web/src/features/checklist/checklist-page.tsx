import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { checklist } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { useSiteLinks } from '../../lib/use-site-links'
import classes from './checklist-page.module.css'

const { back, frame, lead, schedule, title } = checklist.page

/** The page around the form, which is ours or one outside. */
export function ChecklistPage() {
  const { checklistFormUrl, isPending, schedulerUrl } = useSiteLinks()
  return (
    <div className={classes.page}>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft aria-hidden />}
        renderRoot={(props) => <Link to="/" {...props} />}
        className={classes.back}
      >
        {back}
      </Button>
      <h1>{title}</h1>
      <p>{lead}</p>
      <div className={classes.frame}>{!isPending && <iframe src={checklistFormUrl} title={frame} />}</div>
      <Anchor href={schedulerUrl} target="_blank" rel="noopener">
        {schedule}
      </Anchor>
    </div>
  )
}

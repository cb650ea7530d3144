import { useWindowEvent } from '@mantine/hooks'
import { endView } from '../../lib/end-view'
import { readView } from '../../lib/show-view'
import { VIEW_ENDS } from '../../lib/view-token'
import { siteButton } from '../../ui/site-button'
import { useLinksOfView } from './use-links-of-view'
import classes from './view-strip.module.css'

/** Marks every page of a tab in which an administrator sees the portal as a contact does. */
export function ViewStrip() {
  const view = readView()
  useLinksOfView()
  useWindowEvent(VIEW_ENDS, endView)
  if (!view) return null
  const { name, organizationName } = view
  const isTheirOwn = organizationName === null || organizationName === name
  return (
    <section className={classes.strip} aria-label="View as a contact">
      <p>
        You see the portal as <strong>{name}</strong>
        {!isTheirOwn && ` (${organizationName})`} sees it. Nothing can be changed.
      </p>
      <button type="button" className={siteButton({ size: 'small' })} onClick={endView}>
        End view
      </button>
    </section>
  )
}

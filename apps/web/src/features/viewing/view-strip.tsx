import { endView } from '../../lib/end-view'
import { readView } from '../../lib/show-view'
import { siteButton } from '../../ui/site-button'
import { useLinksOfView } from './use-links-of-view'
import classes from './view-strip.module.css'

/** Marks every page of a tab in which an administrator sees the portal as a contact does. */
export function ViewStrip() {
  const view = readView()
  useLinksOfView()
  if (!view) return null
  const { name, organizationName } = view
  const isTheirOwn = organizationName === null || organizationName === name
  return (
    <section className={classes.strip} aria-label="View as a contact">
      <p>
        You are viewing the portal as <strong>{name}</strong>
        {!isTheirOwn && ` (${organizationName})`}. You cannot change anything here.
      </p>
      <button type="button" className={siteButton({ size: 'small' })} onClick={endView}>
        End view
      </button>
    </section>
  )
}

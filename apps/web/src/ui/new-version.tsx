import { useEffect } from 'react'
import { watchMissingChunks } from '../lib/new-version'
import { useNewVersion } from '../lib/use-new-version'
import classes from './new-version.module.css'
import { siteButton } from './site-button'

/** Offers to reload an outdated page. Never reloads it automatically, because unsaved input would be lost. */
export function NewVersion({ script }: { script?: string }) {
  const isNew = useNewVersion()
  useEffect(() => watchMissingChunks(script), [script])
  return (
    <div role="status" className={classes.region}>
      {isNew && (
        <div className={classes.bar}>
          <p>A new version is available</p>
          <button type="button" className={siteButton()} onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      )}
    </div>
  )
}

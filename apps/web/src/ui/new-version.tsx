import { useEffect } from 'react'
import { watchLostParts } from '../lib/new-version'
import { useNewVersion } from '../lib/use-new-version'
import classes from './new-version.module.css'
import { siteButton } from './site-button'

/** Says that the page is of an older version. It stays as it is until somebody reloads it: text may be half written. */
export function NewVersion({ script }: { script?: string }) {
  const isNew = useNewVersion()
  useEffect(() => watchLostParts(script), [script])
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

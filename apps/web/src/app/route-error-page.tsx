import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isMissingChunk } from '../lib/new-version'
import { errorText, outageRetrySeconds } from '../lib/trpc-error'
import { useNewVersion } from '../lib/use-new-version'
import classes from '../ui/notice.module.css'
import { siteButton } from '../ui/site-button'

const OLD_VERSION =
  'There is a new version of this site. Reload to open this page. Nothing that you saved was lost.'
const MISSING_CHUNK = 'Part of this page could not be loaded. Check your connection and try again.'
const UNKNOWN = 'Something went wrong. Nothing that you saved was lost.'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isMissing = isMissingChunk(error)
  // Retrying would not help. The bar at the foot of the page has the button that does.
  const isOld = useNewVersion() && isMissing
  const seconds = outageRetrySeconds(error)
  useEffect(() => console.error(error), [error])

  async function tryAgain() {
    await router.invalidate()
    reset()
  }

  const retry = useEffectEvent(() => void tryAgain())
  // Each failure is a new error with its own delay.
  useEffect(() => {
    if (seconds === undefined || !error) return
    const timer = setTimeout(retry, seconds * 1000)
    return () => clearTimeout(timer)
  }, [error, seconds])

  return (
    <div className={`${classes.notice} ${classes.narrow}`} role="alert">
      <h1>This page could not be shown</h1>
      <p className={classes.text}>
        {isOld ? OLD_VERSION : errorText(error, isMissing ? MISSING_CHUNK : UNKNOWN)}
        {seconds !== undefined && ' This page tries again automatically.'}
      </p>
      {!isOld && (
        <div className={classes.buttons}>
          <button type="button" className={siteButton()} onClick={tryAgain}>
            Try again
          </button>
          <a href="/" className={siteButton({ variant: 'outlined' })}>
            Go to the home page
          </a>
        </div>
      )}
    </div>
  )
}

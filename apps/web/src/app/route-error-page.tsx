import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isLostPart } from '../lib/new-version'
import { awaySeconds, errorText } from '../lib/trpc-error'
import { useNewVersion } from '../lib/use-new-version'
import classes from '../ui/notice.module.css'
import { siteButton } from '../ui/site-button'

const OLD_VERSION =
  'There is a new version of this site, and this page is no longer part of the one that you have open. Nothing that you saved is lost.'
const LOST_PART = 'A part of this page could not be loaded. Check your connection, and try again.'
const UNKNOWN = 'Something went wrong on the way. Nothing that you saved is lost.'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isLost = isLostPart(error)
  // Trying again would not bring it back: the bar at the foot of the page has the one button that helps.
  const isOld = useNewVersion() && isLost
  const seconds = awaySeconds(error)
  useEffect(() => console.error(error), [error])

  async function tryAgain() {
    await router.invalidate()
    reset()
  }

  const goOn = useEffectEvent(() => void tryAgain())
  // Another failure is another error: each waits for as long as it says.
  useEffect(() => {
    if (seconds === undefined || !error) return
    const timer = setTimeout(goOn, seconds * 1000)
    return () => clearTimeout(timer)
  }, [error, seconds])

  return (
    <div className={`${classes.notice} ${classes.narrow}`} role="alert">
      <h1>This page could not be shown</h1>
      <p className={classes.text}>
        {isOld ? OLD_VERSION : errorText(error, isLost ? LOST_PART : UNKNOWN)}
        {seconds !== undefined && ' This page goes on by itself as soon as it can.'}
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

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { awaySeconds, errorText } from '../lib/trpc-error'
import classes from '../ui/notice.module.css'
import { siteButton } from '../ui/site-button'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
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
        {errorText(error, 'Something went wrong on the way. Nothing that you saved is lost.')}
        {seconds !== undefined && ' This page goes on by itself as soon as it can.'}
      </p>
      <div className={classes.buttons}>
        <button type="button" className={siteButton()} onClick={tryAgain}>
          Try again
        </button>
        <a href="/" className={siteButton({ variant: 'outlined' })}>
          Go to the home page
        </a>
      </div>
    </div>
  )
}

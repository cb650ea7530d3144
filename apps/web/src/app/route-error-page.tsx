import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText } from '../lib/trpc-error'
import classes from '../ui/notice.module.css'
import { siteButton } from '../ui/site-button'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => console.error(error), [error])

  async function tryAgain() {
    await router.invalidate()
    reset()
  }

  return (
    <div className={`${classes.notice} ${classes.narrow}`} role="alert">
      <h1>This page could not be shown</h1>
      <p className={classes.text}>
        {errorText(error, 'Something went wrong on the way. Nothing that you saved is lost.')}
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

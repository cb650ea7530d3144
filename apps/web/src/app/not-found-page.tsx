import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../ui/dead-end'
import { siteButton } from '../ui/site-button'

export function NotFoundPage() {
  return (
    <DeadEnd
      title="404 Page Not Found"
      text="There is no page at this address. The link may be outdated or mistyped."
      action={
        <Link to="/" className={siteButton()}>
          Go to the home page
        </Link>
      }
    />
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../ui/dead-end'

export function NotFoundPage() {
  return (
    <DeadEnd
      title="404 Page Not Found"
      text="There is no page at this address. The link may be old, or a letter may be missing."
      action={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to the home page</Button>}
    />
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../../ui/dead-end'

export function ProjectNotFound() {
  return (
    <DeadEnd
      title="Project Not Found"
      text="It may have been deleted, or the link may be incomplete."
      action={
        <Button renderRoot={(props) => <Link to="/portal/projects" {...props} />}>Back to Projects</Button>
      }
    />
  )
}

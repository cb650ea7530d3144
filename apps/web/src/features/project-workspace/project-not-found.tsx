import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../../ui/dead-end'

export function ProjectNotFound() {
  return (
    <DeadEnd
      title="Project Not Found"
      text="It may have been deleted, or the link may be wrong."
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/portal/admin/projects" {...props} />}>
          Back to projects
        </Button>
      }
    />
  )
}

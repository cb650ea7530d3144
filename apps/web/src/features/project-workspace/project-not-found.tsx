import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../../ui/dead-end'

export function ProjectNotFound() {
  return (
    <DeadEnd
      title="Project Not Found"
      text="There is no project at this address. Perhaps it was deleted."
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/portal/admin/projects" {...props} />}>
          Back to projects
        </Button>
      }
    />
  )
}

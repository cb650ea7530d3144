import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/empty-state'

export function ProjectNotFound() {
  return (
    <EmptyState
      title="Project Not Found"
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/portal/admin/projects" {...props} />}>
          Back to projects
        </Button>
      }
    >
      There is no project at this address. Perhaps it was deleted.
    </EmptyState>
  )
}

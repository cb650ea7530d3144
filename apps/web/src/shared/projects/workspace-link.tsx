import { Anchor } from '@mantine/core'
import type { ProjectId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'

interface WorkspaceLinkProps {
  /** Null if there is no project yet: the name is not a link then. */
  id: ProjectId | null
  name: string
  /** The tab that opens; the tasks by default. */
  tab?: 'agreements' | 'invoices'
}

/** A project's name, for administrators: opens its workspace. */
export function WorkspaceLink({ id, name, tab }: WorkspaceLinkProps) {
  if (id === null) return name
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          to="/portal/admin/projects/$projectId"
          params={{ projectId: id }}
          search={tab ? { tab } : {}}
          {...props}
        />
      )}
    >
      {name}
    </Anchor>
  )
}

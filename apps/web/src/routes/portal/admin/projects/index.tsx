import { createFileRoute } from '@tanstack/react-router'
import { projectCalls } from '../../../../features/project-management/project-calls'
import { ProjectManagementScreen } from '../../../../features/project-management/project-management-screen'
import { readProjectsSearch } from '../../../../features/project-management/projects-search'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/admin/projects/')({
  validateSearch: readProjectsSearch,
  loader: ({ context, location }) =>
    preload(projectCalls(context.utils, readProjectsSearch(location.search))),
  head: () => ({ meta: [{ title: 'Project Management: Admin Portal' }] }),
  component: ProjectsPage,
})

function ProjectsPage() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProjectManagementScreen
      filters={filters}
      onFiltersChange={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { ProjectManagement } from '../../../../features/project-management/project-management'
import { readProjectsSearch } from '../../../../features/project-management/projects-search'

export const Route = createFileRoute('/portal/admin/projects/')({
  validateSearch: readProjectsSearch,
  head: () => ({ meta: [{ title: 'Project Management: Admin Portal' }] }),
  component: ProjectsPage,
})

function ProjectsPage() {
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProjectManagement
      address={address}
      onAddress={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}

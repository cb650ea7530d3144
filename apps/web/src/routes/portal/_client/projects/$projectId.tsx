import { createFileRoute } from '@tanstack/react-router'
import { readProjectSearch } from '../../../../features/projects/list/project-search'
import { ProjectScreen } from '../../../../features/projects/project-screen'

export const Route = createFileRoute('/portal/_client/projects/$projectId')({
  validateSearch: readProjectSearch,
  head: () => ({ meta: [{ title: 'Project: Client Portal' }] }),
  component: Page,
})

function Page() {
  const { projectId } = Route.useParams()
  const { tab = 'tasks' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProjectScreen
      key={projectId}
      id={projectId}
      tab={tab}
      onTabChange={(next) => void navigate({ search: readProjectSearch({ tab: next }) })}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { readProjectSearch } from '../../../../features/projects/list/project-search'
import { projectCalls } from '../../../../features/projects/project-calls'
import { ProjectNotFound } from '../../../../features/projects/project-not-found'
import { ProjectScreen } from '../../../../features/projects/project-screen'
import { idParam } from '../../../../lib/id-param'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/_client/projects/$projectId')({
  params: { parse: ({ projectId }) => ({ projectId: idParam('Project', projectId) }) },
  validateSearch: readProjectSearch,
  loader: ({ context, location, params }) =>
    preload(projectCalls(context.utils, params.projectId, readProjectSearch(location.search).tab)),
  head: () => ({ meta: [{ title: 'Project: Client Portal' }] }),
  component: Page,
  notFoundComponent: ProjectNotFound,
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

import { createFileRoute } from '@tanstack/react-router'
import { messagesCalls } from '../../../../features/messages/messages-calls'
import { MessagesTab } from '../../../../features/messages/messages-tab'
import { readProjectSearch } from '../../../../features/projects/list/project-search'
import { projectCalls } from '../../../../features/projects/project-calls'
import { ProjectNotFound } from '../../../../features/projects/project-not-found'
import { ProjectScreen } from '../../../../features/projects/project-screen'
import { idParam } from '../../../../lib/id-param'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/_client/projects/$projectId')({
  params: { parse: ({ projectId }) => ({ projectId: idParam('Project', projectId) }) },
  validateSearch: readProjectSearch,
  loader: ({ context: { utils }, location, params: { projectId } }) => {
    const { tab } = readProjectSearch(location.search)
    return preload([...projectCalls(utils, projectId, tab), ...messagesCalls(utils, projectId, tab)])
  },
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
      messages={<MessagesTab projectId={projectId} />}
      onTabChange={(next) => void navigate({ search: readProjectSearch({ tab: next }) })}
    />
  )
}

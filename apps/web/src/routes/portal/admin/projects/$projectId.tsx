import type { Project } from '@tallgrass/contracts'
import type { AnyId } from '@tallgrass/domain'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectHistory } from '../../../../features/audit/project-history'
import { NewInvoiceDialog } from '../../../../features/invoice-management/form/lazy-new-invoice-dialog'
import { messagesCalls } from '../../../../features/messages/messages-calls'
import { MessagesTab } from '../../../../features/messages/messages-tab'
import { EditProjectDialog } from '../../../../features/project-management/lazy-edit-project-dialog'
import { ProjectNotFound } from '../../../../features/project-workspace/project-not-found'
import { ProjectWorkspaceScreen } from '../../../../features/project-workspace/project-workspace-screen'
import { workspaceCalls } from '../../../../features/project-workspace/workspace-calls'
import { readWorkspaceSearch } from '../../../../features/project-workspace/workspace-search'
import { idParam } from '../../../../lib/id-param'
import { preload } from '../../../../lib/preload'
import { useDialogAbout } from '../../../../ui/use-dialog-about'

export const Route = createFileRoute('/portal/admin/projects/$projectId')({
  params: { parse: ({ projectId }) => ({ projectId: idParam('Project', projectId) }) },
  validateSearch: readWorkspaceSearch,
  loader: ({ context: { utils }, location, params: { projectId } }) => {
    const { tab } = readWorkspaceSearch(location.search)
    return preload([...workspaceCalls(utils, projectId, tab), ...messagesCalls(utils, projectId, tab)])
  },
  head: () => ({ meta: [{ title: 'Project: Admin Portal' }] }),
  component: WorkspacePage,
  notFoundComponent: ProjectNotFound,
})

function WorkspacePage() {
  const { projectId } = Route.useParams()
  const { tab = 'tasks' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const editing = useDialogAbout<Project>()
  const charging = useDialogAbout<Project>()
  const charged = charging.about
  const follow = (entityId: AnyId) => void navigate({ to: '/portal/admin/audit', search: { entityId } })
  return (
    <>
      <ProjectWorkspaceScreen
        key={projectId}
        projectId={projectId}
        tab={tab}
        onTabChange={(next) =>
          void navigate({ search: readWorkspaceSearch({ tab: next }), resetScroll: false })
        }
        onEdit={editing.open}
        messages={<MessagesTab projectId={projectId} />}
        onNewInvoice={charging.open}
        history={<ProjectHistory projectId={projectId} onFollow={follow} />}
      />
      <EditProjectDialog project={editing.about} opened={editing.opened} onClose={editing.close} />
      <NewInvoiceDialog
        client={charged && { id: charged.clientId, name: charged.clientName }}
        project={charged}
        opened={charging.opened}
        onClose={charging.close}
      />
    </>
  )
}

import type { Project } from '@tallgrass/contracts'
import { createFileRoute } from '@tanstack/react-router'
import { ProjectHistory } from '../../../../features/audit/project-history'
import { NewInvoiceDialog } from '../../../../features/invoice-management/form/lazy-new-invoice-dialog'
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
  loader: ({ context, location, params }) =>
    preload(workspaceCalls(context.utils, params.projectId, readWorkspaceSearch(location.search).tab)),
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
  return (
    <>
      <ProjectWorkspaceScreen
        key={projectId}
        projectId={projectId}
        tab={tab}
        onTabChange={(next) =>
          void navigate({ search: next === 'tasks' ? {} : { tab: next }, resetScroll: false })
        }
        onEdit={editing.open}
        onNewInvoice={charging.open}
        history={
          <ProjectHistory
            projectId={projectId}
            onFollow={(entityId) => void navigate({ to: '/portal/admin/audit', search: { entityId } })}
          />
        }
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

import { Alert, Skeleton, Tabs } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { Project } from '@tallgrass/contracts'
import { inWords, isWorkOpen, type ProjectId } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { toWords } from '../../lib/words'
import { ProjectFiles } from '../../shared/files/project-files'
import { UnreadMessages } from '../../shared/messages/unread-messages'
import { LoadError } from '../../ui/load-error'
import { TabLine } from '../../ui/tab-line'
import { AgreementsTab } from './parts/agreements-tab'
import { ChecklistTab } from './parts/checklist-tab'
import { CostsTab } from './parts/costs-tab'
import { InvoicesTab } from './parts/invoices-tab'
import { ToolsTab } from './parts/tools-tab'
import { ProjectNotFound } from './project-not-found'
import { TasksTab } from './tasks/tasks-tab'
import { WorkspaceHeader } from './workspace-header'
import { type WorkspaceTab, workspaceTabs } from './workspace-search'

interface ProjectWorkspaceScreenProps {
  projectId: ProjectId
  tab: WorkspaceTab
  onTabChange: (tab: WorkspaceTab) => void
  onEdit: (project: Project) => void
  onNewInvoice: (project: Project) => void
  history: ReactNode
  messages: ReactNode
}

export function ProjectWorkspaceScreen(props: ProjectWorkspaceScreenProps) {
  const { history, messages, onEdit, onNewInvoice, onTabChange, projectId, tab } = props
  const { data: project, error, refetch } = trpc.portal.projects.get.useQuery({ id: projectId }, detailQuery)
  const code = errorCode(error)
  const isGone = code === 'NOT_FOUND' || code === 'INVALID'
  if (isGone && !project) return <ProjectNotFound />
  if (error && !project) {
    return <LoadError onRetry={() => void refetch()}>Failed to load the project. Please try again.</LoadError>
  }
  if (!project) return <Skeleton h="14rem" radius="lg" role="status" aria-label="Loading" />
  const panels: Record<WorkspaceTab, ReactNode> = {
    tasks: <TasksTab project={project} />,
    messages,
    checklist: <ChecklistTab project={project} />,
    costs: <CostsTab projectId={project.id} />,
    tools: <ToolsTab projectId={project.id} />,
    files: <ProjectFiles project={project} />,
    agreements: <AgreementsTab projectId={project.id} />,
    invoices: <InvoicesTab projectId={project.id} onNew={() => onNewInvoice(project)} />,
    history,
  }
  return (
    <>
      {/* The screen stays, so that unsaved input is not lost. */}
      {isGone && (
        <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          This project was deleted. You can no longer save changes to it.
        </Alert>
      )}
      <WorkspaceHeader project={project} onEdit={() => onEdit(project)} />
      {!isWorkOpen(project) && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
          {`This project is ${inWords(project.status)}. Its tasks and checklist are read-only until it is active again. You can still change costs and tools.`}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(value) => onTabChange(workspaceTabs.find((known) => known === value) ?? 'tasks')}
        keepMounted={false}
      >
        <TabLine label="Parts of the project">
          {workspaceTabs.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {toWords(value)}
              {value === 'messages' && (
                <>
                  {' '}
                  <UnreadMessages projectId={projectId} />
                </>
              )}
            </Tabs.Tab>
          ))}
        </TabLine>
        {workspaceTabs.map((value) => (
          <Tabs.Panel key={value} value={value}>
            {panels[value]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

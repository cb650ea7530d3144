import { Button, Card, Skeleton, Tabs } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import { askAnew } from '../../lib/ask-anew'
import { formatDate } from '../../lib/format'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { toWords } from '../../lib/words'
import { Facts } from '../../ui/facts'
import { LoadError } from '../../ui/load-error'
import { PageHeader } from '../../ui/page-header'
import { ProjectStatusBadge } from '../../ui/project-status-badge'
import { TabLine } from '../../ui/tab-line'
import { AgreementsTab } from './agreements-tab'
import { ChecklistTab } from './checklist-tab'
import { CostsTab } from './costs-tab'
import { InvoicesTab } from './invoices-tab'
import { ProjectNotFound } from './project-not-found'
import { TasksTab } from './tasks-tab'
import { ToolsTab } from './tools-tab'
import { type WorkspaceTab, workspaceTabs } from './workspace-search'

interface ProjectWorkspaceProps {
  projectId: string
  tab: WorkspaceTab
  onTab: (tab: WorkspaceTab) => void
  onEdit: (project: Project) => void
  history: ReactNode
}

/** Everything that is done in one project. */
export function ProjectWorkspace({ history, onEdit, onTab, projectId, tab }: ProjectWorkspaceProps) {
  const { data: project, error, refetch } = trpc.portal.projects.get.useQuery({ id: projectId }, askAnew)
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID') return <ProjectNotFound />
  if (error && !project) {
    return <LoadError onRetry={() => void refetch()}>Failed to load the project. Please try again.</LoadError>
  }
  if (!project) return <Skeleton h="14rem" radius="lg" role="status" aria-label="Loading" />
  const panels: Record<WorkspaceTab, ReactNode> = {
    tasks: <TasksTab projectId={project.id} />,
    checklist: <ChecklistTab projectId={project.id} />,
    costs: <CostsTab projectId={project.id} />,
    tools: <ToolsTab projectId={project.id} />,
    agreements: <AgreementsTab projectId={project.id} />,
    invoices: <InvoicesTab projectId={project.id} />,
    history,
  }
  return (
    <>
      <PageHeader
        title={project.name}
        action={
          <Button variant="default" onClick={() => onEdit(project)}>
            Edit Project
          </Button>
        }
      >
        {project.description}
      </PageHeader>
      <Card component="section" aria-label="Project">
        <Facts facts={factsOf(project)} />
      </Card>
      <Tabs
        value={tab}
        onChange={(value) => onTab(workspaceTabs.find((known) => known === value) ?? 'tasks')}
        keepMounted={false}
      >
        <TabLine label="Parts of the project">
          {workspaceTabs.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {toWords(value)}
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

function factsOf({ clientName, startDate, status, targetEndDate, type }: Project) {
  return [
    { label: 'Status', value: <ProjectStatusBadge status={status} /> },
    { label: 'Client', value: clientName || 'Unknown Client' },
    { label: 'Type', value: type },
    { label: 'Started', value: startDate ? formatDate(startDate) : 'Not set' },
    { label: 'Target end', value: targetEndDate ? formatDate(targetEndDate) : 'Not set' },
  ]
}

import { Alert, Skeleton, Tabs } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Project } from '@tallgrass/contracts'
import type { ProjectId } from '@tallgrass/domain'
import type { ComponentType, ReactNode } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { UnreadMessages } from '../../shared/messages/unread-messages'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { BackLink } from '../../ui/back-link'
import { LoadError } from '../../ui/load-error'
import { PageHeader } from '../../ui/page-header'
import { TabLine } from '../../ui/tab-line'
import { ProjectDocuments } from './documents/project-documents'
import { type ProjectTab, projectTabs } from './list/project-search'
import { ProjectAgreements } from './project-agreements'
import { ProjectChecklist } from './project-checklist'
import { ProjectCosts } from './project-costs'
import { ProjectInvoices } from './project-invoices'
import { ProjectNotFound } from './project-not-found'
import { ProjectOverview } from './project-overview'
import { ProjectTools } from './project-tools'
import { ProjectTasks } from './tasks/project-tasks'

const tabs: Record<ProjectTab, { word: string; Part: ComponentType<{ project: Project }> | null }> = {
  tasks: { word: 'Tasks', Part: ProjectTasks },
  // Given by the page.
  messages: { word: 'Messages', Part: null },
  documents: { word: 'Documents', Part: ProjectDocuments },
  invoices: { word: 'Invoices', Part: ProjectInvoices },
  checklist: { word: 'Checklist', Part: ProjectChecklist },
  costs: { word: 'Costs', Part: ProjectCosts },
  tools: { word: 'Tools', Part: ProjectTools },
}

interface ProjectScreenProps {
  id: ProjectId
  tab: ProjectTab
  onTabChange: (tab: ProjectTab) => void
  messages: ReactNode
}

export function ProjectScreen({ id, messages, onTabChange, tab }: ProjectScreenProps) {
  const { data: project, error, refetch } = trpc.portal.projects.get.useQuery({ id }, detailQuery)
  const missing = ['NOT_FOUND', 'INVALID'].includes(errorCode(error) ?? '')
  if (missing) return <ProjectNotFound />
  if (!project) {
    return (
      <>
        <BackLink to="/portal/projects">Projects</BackLink>
        {error ? (
          <LoadError onRetry={() => void refetch()}>Failed to load the project. Please try again.</LoadError>
        ) : (
          <div role="status" aria-label="Loading" aria-busy="true">
            <Skeleton h="2.5rem" w="min(100%, 20rem)" mb="lg" />
            <Skeleton h="6rem" radius="lg" mb="lg" />
            <Skeleton h="20rem" radius="lg" />
          </div>
        )}
      </>
    )
  }
  return (
    <>
      <div>
        <BackLink to="/portal/projects">Projects</BackLink>
        <PageHeader title={project.name} badge={<ProjectStatusBadge status={project.status} />}>
          {project.description}
        </PageHeader>
      </div>
      {project.status === 'ARCHIVED' && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
          This project is archived and read-only.
        </Alert>
      )}
      <ProjectOverview project={project} />
      {/* The documents list them. */}
      {tab !== 'documents' && <ProjectAgreements projectId={project.id} />}
      <Tabs
        value={tab}
        onChange={(value) => onTabChange(projectTabs.find((one) => one === value) ?? 'tasks')}
      >
        <TabLine label="Parts of the project">
          {projectTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {tabs[one].word}
              {one === 'messages' && (
                <>
                  {' '}
                  <UnreadMessages projectId={id} />
                </>
              )}
            </Tabs.Tab>
          ))}
        </TabLine>
        {projectTabs.map((one) => {
          const { Part } = tabs[one]
          return (
            <Tabs.Panel key={one} value={one}>
              {one === tab && (Part ? <Part project={project} /> : messages)}
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}

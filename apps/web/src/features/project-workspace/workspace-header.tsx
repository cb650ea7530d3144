import { Button, Card, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Project } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../lib/format'
import { ArchiveButton } from '../../shared/archives/archive-button'
import { ClientLink } from '../../shared/clients/client-link'
import { ProjectMoney } from '../../shared/projects/project-money'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { useStartWord } from '../../shared/projects/use-start-word'
import { Facts } from '../../ui/facts'
import { PageHeader } from '../../ui/page-header'

interface WorkspaceHeaderProps {
  project: Project
  onEdit: () => void
}

export function WorkspaceHeader({ onEdit, project }: WorkspaceHeaderProps) {
  const startWord = useStartWord(project)
  return (
    <Stack gap="md">
      <Button
        variant="subtle"
        size="sm"
        ml="-0.75rem"
        w="max-content"
        leftSection={<IconArrowLeft aria-hidden />}
        renderRoot={(props) => <Link to="/portal/admin/projects" {...props} />}
      >
        All projects
      </Button>
      <PageHeader
        title={project.name}
        action={
          <Group gap="sm">
            <ArchiveButton
              path={`/api/projects/${project.id}/evidence.zip`}
              variant="subtle"
              failed="Failed to create the evidence pack"
            >
              Evidence pack
            </ArchiveButton>
            <Button variant="default" onClick={onEdit}>
              Edit Project
            </Button>
          </Group>
        }
      >
        {project.description}
      </PageHeader>
      <Card component="section" aria-label="Project" mt="md">
        <Facts short facts={factsOf(project, startWord)} />
        <ProjectMoney projectId={project.id} />
      </Card>
    </Stack>
  )
}

function factsOf(
  { clientName, organizationId, startDate, status, targetEndDate, type }: Project,
  startWord: ReturnType<typeof useStartWord>,
) {
  return [
    { label: 'Status', value: <ProjectStatusBadge status={status} /> },
    { label: 'Client', value: <ClientLink name={clientName} organizationId={organizationId} /> },
    { label: 'Type', value: type },
    { label: startWord, value: startDate ? formatDate(startDate) : 'Not set' },
    { label: 'Target end', value: targetEndDate ? formatDate(targetEndDate) : 'Not set' },
  ]
}

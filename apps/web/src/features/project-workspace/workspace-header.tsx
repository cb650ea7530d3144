import { Button, Card, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconFileZip } from '@tabler/icons-react'
import type { Project } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../lib/format'
import { ClientLink } from '../../shared/clients/client-link'
import { ProjectMoney } from '../../shared/projects/project-money'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { useStartWord } from '../../shared/projects/use-start-word'
import { ActionButton } from '../../ui/action-button'
import { Facts } from '../../ui/facts'
import { PageHeader } from '../../ui/page-header'
import { useEvidencePack } from './use-evidence-pack'

interface WorkspaceHeaderProps {
  project: Project
  onEdit: () => void
}

export function WorkspaceHeader({ onEdit, project }: WorkspaceHeaderProps) {
  const { downloadEvidence, isDownloading } = useEvidencePack(project.id)
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
            <ActionButton
              variant="subtle"
              leftSection={<IconFileZip aria-hidden />}
              loading={isDownloading}
              onClick={downloadEvidence}
            >
              Evidence pack
            </ActionButton>
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

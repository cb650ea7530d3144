import { createProjectInput } from '@tallgrass/contracts'
import { type ClientId, DEFAULT_PROJECT_TYPE } from '@tallgrass/domain'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { isCompleteProject, projectFields } from './project-fields'
import { useCreateProject } from './use-create-project'

const template: RecordFieldSpec = {
  name: 'fromTemplate',
  label: 'Start from the template for this type',
  kind: 'check',
  description: 'Adds the usual tasks, acceptance checklist and tools for this type of project.',
}
const record = {
  name: '',
  clientId: '',
  type: DEFAULT_PROJECT_TYPE,
  description: '',
  startDate: '',
  targetEndDate: '',
  fromTemplate: false,
}

interface CreateProjectDialogProps {
  opened: boolean
  onClose: () => void
  /** Chosen at first, if the project is started for someone. */
  suggested?: { id: ClientId; name: string } | undefined
}

export function CreateProjectDialog({ opened, onClose, suggested }: CreateProjectDialogProps) {
  const create = useCreateProject()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Create New Project"
      submitLabel="Create Project"
      pendingLabel="Creating..."
      fields={[...projectFields(suggested), template]}
      record={{ ...record, clientId: suggested?.id ?? '' }}
      schema={createProjectInput}
      isComplete={isCompleteProject}
      save={({ values }) => create.mutateAsync(createProjectInput.parse(values))}
    />
  )
}

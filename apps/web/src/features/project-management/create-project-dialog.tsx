import { createProjectInput } from '@tallgrass/contracts'
import { DEFAULT_PROJECT_TYPE } from '@tallgrass/domain'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { isCompleteProject, projectFields } from './project-fields'
import { useCreateProject } from './use-create-project'

const fields: RecordFieldSpec[] = [
  ...projectFields(),
  {
    name: 'fromTemplate',
    label: 'Start from the template for this type',
    kind: 'check',
    description: 'Adds the usual tasks, acceptance checklist and tools for this type of project.',
  },
]
const record = {
  name: '',
  clientId: '',
  type: DEFAULT_PROJECT_TYPE,
  description: '',
  startDate: '',
  targetEndDate: '',
  fromTemplate: false,
}

export function CreateProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const create = useCreateProject()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Create New Project"
      submitLabel="Create Project"
      pendingLabel="Creating..."
      fields={fields}
      record={record}
      schema={createProjectInput}
      isComplete={isCompleteProject}
      save={({ values }) => create.mutateAsync(createProjectInput.parse(values))}
    />
  )
}

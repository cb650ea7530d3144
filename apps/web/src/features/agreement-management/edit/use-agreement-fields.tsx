import type { AgreementDetails } from '@tallgrass/contracts'
import { agreementTypes } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { agreementNames } from '../../../lib/agreement-words'
import { choiceQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ProjectPicker } from '../../../shared/projects/project-picker'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PRICE } from '../price-words'

const typeChoices = agreementTypes.map((type) => ({ value: type, label: `${type}: ${agreementNames[type]}` }))

/** The fields that an editor of a draft may change, as in the dialog that creates one. */
export function useAgreementFields(agreement: AgreementDetails | undefined): RecordFieldSpec[] {
  const projectId = agreement?.projectId
  const project = trpc.portal.projects.get.useQuery(projectId ? { id: projectId } : skipToken, choiceQuery)
  if (!agreement) return []
  const { clientId, projectName } = agreement
  const current = projectId && { id: projectId, name: project.data?.name ?? projectName }
  return [
    { name: 'type', label: 'Agreement Type', kind: 'choice', choices: typeChoices },
    {
      name: 'projectName',
      label: 'Project Name',
      kind: 'line',
      description: 'Appears on the agreement and its documents.',
    },
    {
      name: 'projectId',
      label: 'Project',
      kind: 'custom',
      render: (props) => (
        <ProjectPicker
          // The picker reads the name of the project at its first render.
          key={project.data?.id}
          clientId={clientId}
          current={current || undefined}
          {...props}
        />
      ),
      inWords: (id) => (current && id === current.id ? current.name : 'Another project'),
    },
    { name: 'price', kind: 'amount', ...PRICE },
    { name: 'description', label: 'Description', kind: 'paragraph' },
  ]
}

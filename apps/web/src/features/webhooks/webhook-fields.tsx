import { kindsIn } from '@tallgrass/contracts/integrations'
import { webhookLabel } from '@tallgrass/domain/webhook-events'
import type { RecordFieldSpec } from '../../ui/record-field'
import { KindsField } from './kinds-field'

export const webhookFields: RecordFieldSpec[] = [
  {
    name: 'url',
    label: 'Address',
    kind: 'line',
    description: 'Gets a POST request for each event. It begins with https://.',
  },
  { name: 'description', label: 'Description', kind: 'line' },
  {
    name: 'kinds',
    label: 'Events',
    kind: 'custom',
    render: (props) => <KindsField {...props} />,
    inWords: (lines) => kindsIn(lines).map(webhookLabel).join(', '),
  },
]

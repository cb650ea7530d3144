import { Text } from '@mantine/core'
import type { Passkey } from '@tallgrass/contracts/account'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { RowMenu } from '../../../ui/row-menu'

interface PasskeyActions {
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function passkeyColumns({ onRemove, onRename }: PasskeyActions): Column<Passkey>[] {
  return [
    { label: 'Name', kind: 'title', cell: ({ name }) => name },
    { label: 'Where', cell: ({ synced }) => (synced ? 'On all your devices' : 'On one device') },
    { label: 'Added', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      label: 'Last used',
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <RelativeTime at={lastUsedAt} />
        ) : (
          <Text span inherit c="dimmed">
            Not yet
          </Text>
        ),
    },
    {
      label: 'Actions',
      kind: 'action',
      cell: (passkey) => (
        <RowMenu
          about={passkey.name}
          actions={[
            { label: 'Rename', onClick: () => onRename(passkey) },
            { label: 'Remove', onClick: () => onRemove(passkey), destructive: true },
          ]}
        />
      ),
    },
  ]
}

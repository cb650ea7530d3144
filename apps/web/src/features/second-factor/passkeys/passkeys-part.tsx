import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Passkey } from '@tallgrass/contracts/account'
import { useId, useRef, useState } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { DataTable } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { passkeyColumns } from './passkey-columns'

const AddPasskeyDialog = lazyDialog(() =>
  import('./passkey-dialogs').then((module) => module.AddPasskeyDialog),
)
const RenamePasskeyDialog = lazyDialog(() =>
  import('./passkey-dialogs').then((module) => module.RenamePasskeyDialog),
)
const RemovePasskeyDialog = lazyDialog(() =>
  import('./passkey-dialogs').then((module) => module.RemovePasskeyDialog),
)

/** The reader's passkeys: add, rename, remove. */
export function PasskeysPart() {
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [adding, setAdding] = useState(false)
  const renaming = useDialogAbout<Passkey>()
  const removing = useDialogAbout<Passkey>()
  const { data: passkeys = [] } = trpc.auth.passkeys.list.useQuery(undefined, detailQuery)
  return (
    <Stack gap="sm" role="group" aria-labelledby={heading}>
      <Group justify="space-between">
        <Title order={3} size="h4" id={heading} ref={title} tabIndex={-1}>
          Passkeys
        </Title>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus aria-hidden />}
          onClick={() => setAdding(true)}
        >
          Add a passkey
        </Button>
      </Group>
      {passkeys.length === 0 ? (
        <Text c="dimmed">Sign in with your fingerprint, your face or a PIN instead of a password.</Text>
      ) : (
        <DataTable
          label="Passkeys"
          columns={passkeyColumns({ onRename: renaming.open, onRemove: removing.open })}
          rows={passkeys}
          rowKey={({ id }) => id}
        />
      )}
      <AddPasskeyDialog count={passkeys.length} opened={adding} onClose={() => setAdding(false)} />
      {renaming.about && (
        <RenamePasskeyDialog
          key={renaming.about.id}
          passkey={renaming.about}
          opened={renaming.opened}
          onClose={renaming.close}
        />
      )}
      {removing.about && (
        <RemovePasskeyDialog
          passkey={removing.about}
          opened={removing.opened}
          onClose={removing.close}
          onRemoved={() => title.current?.focus()}
        />
      )}
    </Stack>
  )
}

import { Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { viewToken } from '../../lib/view-token'
import { ActionButton } from '../../ui/action-button'
import { lazyDialog } from '../../ui/lazy-dialog'
import { LoadError } from '../../ui/load-error'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { ExportState } from './export-state'
import { useDataState, useRequestExport } from './use-my-data'

const DeleteAccountDialog = lazyDialog(() =>
  import('./delete-account-dialog').then((module) => module.DeleteAccountDialog),
)

/** What a person takes along, and the end of their account. */
export function MyDataSection() {
  const { data, isError, refetch } = useDataState()
  const request = useRequestExport()
  const deleting = useDialogAbout<true>()
  // An administrator who sees the portal of a contact changes nothing there.
  if (viewToken() !== null) return null
  return (
    <Card component="section" aria-labelledby="my-data">
      <Title order={2} size="h3" id="my-data">
        My data
      </Title>
      <Text c="dimmed" mb="md" maw="var(--measure)">
        Get a copy of everything we keep about you: your account, messages, files, calls, and the documents
        that you signed. Or delete your account.
      </Text>
      {isError ? (
        <LoadError onRetry={() => void refetch()}>Failed to load your data. Please try again.</LoadError>
      ) : (
        <>
          {data ? <ExportState state={data.export} /> : <Skeleton height={24} maw={320} mb="md" />}
          {data?.refusal && (
            <Text mb="md" maw="var(--measure)">
              You cannot delete your account yet. {data.refusal}
            </Text>
          )}
          <Group>
            <ActionButton
              variant="default"
              leftSection={<IconDownload aria-hidden />}
              disabled={!data || data.export?.status === 'asked'}
              loading={request.isPending}
              onClick={() => request.mutate()}
            >
              Get a copy of my data
            </ActionButton>
            <ActionButton
              variant="default"
              leftSection={<IconTrash aria-hidden />}
              disabled={!data || data.refusal !== null}
              onClick={() => deleting.open(true)}
            >
              Delete my account
            </ActionButton>
          </Group>
        </>
      )}
      <DeleteAccountDialog opened={deleting.opened} onClose={deleting.close} />
    </Card>
  )
}

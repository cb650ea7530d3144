import { Alert, Box, Group, Loader, Text } from '@mantine/core'
import type { DataExport } from '@tallgrass/contracts/account'
import { formatBytes } from '../../lib/format-bytes'
import { ActionButton } from '../../ui/action-button'
import { RelativeTime } from '../../ui/relative-time'
import { useDownloadExport } from './use-my-data'

/** What became of the latest copy that was asked for. Its changes are read out. */
export function ExportState({ state }: { state: DataExport | null }) {
  return (
    <div aria-live="polite">
      {state && (
        <Box mb="md">
          <Words copy={state} />
        </Box>
      )}
    </div>
  )
}

function Words({ copy }: { copy: DataExport }) {
  const { createdAt, status } = copy
  if (status === 'ready') return <ReadyCopy copy={copy} />
  if (status === 'failed')
    return (
      <Alert color="danger" maw="var(--measure)">
        The copy that you asked for could not be made. Please ask for it again.
      </Alert>
    )
  if (status === 'ended')
    return (
      <Text c="dimmed">
        Your last copy, asked for <RelativeTime at={createdAt} />, was deleted after 7 days.
      </Text>
    )
  return (
    <Group gap="sm" wrap="nowrap">
      <Loader size="sm" aria-hidden />
      <Text maw="var(--measure)">
        Your copy is being made. We tell you here and by email when it is ready; you can leave this page.
      </Text>
    </Group>
  )
}

function ReadyCopy({ copy: { expiresAt, id, readyAt, size } }: { copy: DataExport }) {
  const download = useDownloadExport()
  return (
    <Group gap="md">
      <Text>
        Your copy{size !== null && ` (${formatBytes(size)})`} is ready
        {readyAt && (
          <>
            , made <RelativeTime at={readyAt} />
          </>
        )}
        .{' '}
        {expiresAt && (
          <>
            It is deleted <RelativeTime at={expiresAt} />.
          </>
        )}
      </Text>
      <ActionButton loading={download.isPending} onClick={() => download.mutate({ id })}>
        Download
      </ActionButton>
    </Group>
  )
}

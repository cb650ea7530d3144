import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { detailQuery, returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { DateTime } from '../../ui/date-time'
import { LoadError } from '../../ui/load-error'
import { HeldWorkLists } from './held-work-lists'
import { ReleaseDialog } from './release-dialog'

export const HELD_WORK_ANCHOR = 'held-work'

/** What waits while the site is held after a restore, and its release; renders nothing otherwise. */
export function HeldWorkPanel() {
  const [opened, setOpened] = useState(false)
  const { data: hold } = trpc.admin.system.hold.useQuery(undefined, returnQuery)
  const work = trpc.admin.system.heldWork.useQuery(undefined, { ...detailQuery, enabled: Boolean(hold) })
  return (
    <>
      {hold && (
        <Card component="section" id={HELD_WORK_ANCHOR} aria-labelledby="held-work-title">
          <Stack gap="md" align="flex-start">
            <Title order={2} size="h3" id="held-work-title">
              Waiting for the release
            </Title>
            <Text fz="sm">
              Restored from {hold.backupName} on <DateTime at={hold.restoredAt} />.
            </Text>
            {work.error && (
              <LoadError onRetry={() => void work.refetch()}>
                Failed to load what waits. Please try again.
              </LoadError>
            )}
            {work.data && <HeldWorkLists work={work.data} />}
            <Button onClick={() => setOpened(true)}>Release Site</Button>
          </Stack>
        </Card>
      )}
      <ReleaseDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

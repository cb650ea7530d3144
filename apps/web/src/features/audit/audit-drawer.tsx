import { Button, Stack, Text, Title } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import type { AuditEntry } from '@tallgrass/contracts'
import type { AnyId } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { toWords } from '../../lib/words'
import { DetailDrawer } from '../../ui/detail-drawer'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { ActorName } from './actor-name'
import { entryInWords, sourceInWords } from './audit-words'
import { Differences } from './differences'
import { differencesOf } from './differences-of'
import { EntityName } from './entity-name'

interface AuditDrawerProps {
  /** Undefined until the drawer is first opened. */
  entry: AuditEntry | undefined
  opened: boolean
  onClose: () => void
  /** Lists all entries for one entity. */
  onFollow: (entityId: AnyId) => void
}

export function AuditDrawer({ entry, opened, onClose, onFollow }: AuditDrawerProps) {
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={entry ? entryInWords(entry) : ''}>
      {entry && <Details entry={entry} onFollow={onFollow} />}
    </DetailDrawer>
  )
}

function Details({ entry, onFollow }: { entry: AuditEntry; onFollow: (entityId: AnyId) => void }) {
  const { entity, entityId } = entry
  const { dateTime } = useReader()
  const differences = differencesOf(entry, dateTime)
  return (
    <>
      <Facts facts={factsOf(entry)} />
      <Stack component="section" gap="sm" aria-labelledby="differences">
        <Title order={3} size="h4" id="differences">
          Changes
        </Title>
        {differences.length > 0 ? (
          <Differences differences={differences} />
        ) : (
          <Text c="dimmed">No fields were recorded.</Text>
        )}
      </Stack>
      {entityId && (
        <div>
          <Button
            variant="default"
            leftSection={<IconFilter aria-hidden />}
            onClick={() => onFollow(entityId)}
          >
            Show all entries for this {toWords(entity).toLowerCase()}
          </Button>
        </div>
      )}
    </>
  )
}

function factsOf(entry: AuditEntry) {
  return [
    { label: 'When', value: <ExactTime at={entry.at} /> },
    { label: 'Who', value: <ActorName entry={entry} /> },
    ...(entry.actorName && entry.actorEmail ? [{ label: 'Email', value: entry.actorEmail }] : []),
    { label: 'Entity', value: <EntityName entry={entry} /> },
    { label: 'Entity ID', value: entry.entityId ?? 'None', plain: true },
    { label: 'From', value: sourceInWords(entry) },
    { label: 'Browser', value: entry.userAgent ?? 'None', plain: true },
    { label: 'Action code', value: entry.action, plain: true },
    { label: 'Entry ID', value: entry.id, plain: true },
  ]
}

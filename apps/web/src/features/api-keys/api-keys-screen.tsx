import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ApiKey } from '@tallgrass/contracts/integrations'
import { apiScopes } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { KeysTable } from './keys-table'
import { useAllKeys } from './use-all-keys'

const CreateKeyDialog = lazyDialog(() => import('./key-dialogs').then((module) => module.CreateKeyDialog))
const RevokeKeyDialog = lazyDialog(() => import('./key-dialogs').then((module) => module.RevokeKeyDialog))

/** Every key, of people and of the business. */
export function ApiKeysScreen() {
  const top = useRef<HTMLButtonElement>(null)
  const [creating, setCreating] = useState(false)
  const revoking = useDialogAbout<ApiKey>()
  const { create, revoke } = useAllKeys()
  const keys = trpc.admin.keys.list.useInfiniteQuery({}, listQuery)
  const button = (
    <Button ref={top} leftSection={<IconPlus aria-hidden />} onClick={() => setCreating(true)}>
      New API Key
    </Button>
  )
  return (
    <>
      <PageHeader title="API Keys" action={button}>
        Programs that act for the business, or for one person, and what they may do.
      </PageHeader>
      <PagedList
        pages={keys}
        noun="the keys"
        empty={
          <EmptyState title="No API Keys">
            A key lets a program read or change what you choose, such as invoices for your bookkeeping.
          </EmptyState>
        }
      >
        {(rows) => <KeysTable keys={rows} withOwner onRevoke={revoking.open} />}
      </PagedList>
      <CreateKeyDialog
        opened={creating}
        onClose={() => setCreating(false)}
        title="Create an API Key of the Business"
        scopes={apiScopes}
        create={create}
      />
      {revoking.about && (
        <RevokeKeyDialog
          apiKey={revoking.about}
          opened={revoking.opened}
          onClose={revoking.close}
          revoke={revoke}
          onRevoked={() => top.current?.focus()}
        />
      )}
    </>
  )
}

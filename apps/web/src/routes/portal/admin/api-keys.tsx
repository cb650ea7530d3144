import { createFileRoute } from '@tanstack/react-router'
import { apiKeysCalls } from '../../../features/api-keys/api-keys-calls'
import { ApiKeysScreen } from '../../../features/api-keys/api-keys-screen'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/api-keys')({
  loader: ({ context: { utils } }) => preload(apiKeysCalls(utils)),
  head: () => ({ meta: [{ title: 'API Keys: Admin Portal' }] }),
  component: ApiKeysScreen,
})

import { createTallgrassClient } from '@tallgrass/client'
import { TallgrassProvider } from '@tallgrass/client/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AddLead } from './add-lead.tsx'
import { Connect, type Connection } from './connect.tsx'
import { Invoices } from './invoices.tsx'

export function App() {
  const [clients, setClients] = useState<ReturnType<typeof clientsOf>>()
  if (!clients) return <Connect onConnect={(connection) => setClients(clientsOf(connection))} />
  return (
    <QueryClientProvider client={clients.queryClient}>
      <TallgrassProvider trpcClient={clients.trpcClient} queryClient={clients.queryClient}>
        <main>
          <Invoices />
          <AddLead />
        </main>
      </TallgrassProvider>
    </QueryClientProvider>
  )
}

/** The key says who calls, so no cookies are sent to the other origin. */
function clientsOf({ key, url }: Connection) {
  return {
    trpcClient: createTallgrassClient({
      url,
      headers: { authorization: `Bearer ${key}` },
      credentials: 'omit',
    }),
    // The client itself repeats what is worth it.
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }
}

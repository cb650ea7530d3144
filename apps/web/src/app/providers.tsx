import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AuthProvider } from '../features/session/auth-provider'
import { trpc } from '../lib/trpc'
import { ToasterHost } from '../ui/toaster-host'
import type { AppContext } from './app-context'
import { ArrivalProvider } from './arrival-provider'
import { FootNotices } from './foot-notices'
import { storedColorScheme } from './stored-color-scheme'
import { theme } from './theme'

const colorSchemeManager = storedColorScheme()

export function Providers({ context, children }: { context: AppContext; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      <trpc.Provider client={context.client} queryClient={context.queryClient}>
        <QueryClientProvider client={context.queryClient}>
          <ArrivalProvider arrival={context.arrival}>
            <AuthProvider>
              {children}
              <ToasterHost />
              <FootNotices />
            </AuthProvider>
          </ArrivalProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}

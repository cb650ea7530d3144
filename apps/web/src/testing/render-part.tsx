import { defaultMocks, type Visitor } from '@tallgrass/mocks'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { createAppContext } from '../app/app-context'
import { Providers } from '../app/providers'
import { trpcMock } from './trpc-mock'

/** Renders a part of a screen, with its data and its toasts, in a state that the screen itself does not reach. */
export function renderPart(part: ReactNode, { as }: { as: Visitor }) {
  trpcMock.defaults(defaultMocks(as))
  return render(<Providers context={createAppContext()}>{part}</Providers>)
}

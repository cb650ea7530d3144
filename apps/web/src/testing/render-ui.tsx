import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { theme } from '../app/theme'

/** Renders a `ui` component alone, with the product's theme and without its data. */
export function renderUi(ui: ReactNode) {
  return render(<MantineProvider theme={theme}>{ui}</MantineProvider>)
}

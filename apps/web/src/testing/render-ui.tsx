import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { cssVariables } from '../app/css-variables'
import { theme } from '../app/theme'

/** A piece of the ui alone, with the looks of the product and without its data. */
export function renderUi(ui: ReactNode) {
  return render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      {ui}
    </MantineProvider>,
  )
}

import { themeComponents } from './theme-components'
import { themeValues } from './theme-values'
import { variantColors } from './variant-colors'

export const theme = { ...themeValues, variantColorResolver: variantColors, components: themeComponents }

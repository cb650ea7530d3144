import { colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core'

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const displayFont = `'Bricolage Grotesque', 'Bricolage Fallback', ${sans}`

// Mantine's neutral scales, mapped by how its stylesheets use each step: fills, hairlines, borders, text.
const gray: MantineColorsTuple = [
  'var(--raised)',
  'var(--raised)',
  'var(--raised)',
  'var(--line)',
  'var(--line-control)',
  'var(--muted)',
  'var(--muted)',
  'var(--text)',
  'var(--text)',
  'var(--text)',
]
const dark: MantineColorsTuple = [
  'var(--text)',
  'var(--text)',
  'var(--muted)',
  'var(--muted)',
  'var(--line)',
  'var(--raised)',
  'var(--surface)',
  'var(--page)',
  'var(--page)',
  'var(--page)',
]

/** All that Mantine's CSS variables follow from. The build reads it, so it imports nothing of ours. */
export const themeValues = createTheme({
  primaryColor: 'primary',
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  colors: {
    primary: colorsTuple('var(--primary)'),
    amber: colorsTuple('var(--amber)'),
    info: colorsTuple('var(--info)'),
    danger: colorsTuple('var(--danger)'),
    gray,
    dark,
  },
  fontFamily: sans,
  lineHeights: { md: '1.6' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.2rem', xl: '1.44rem' },
  headings: {
    fontFamily: displayFont,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.728rem', lineHeight: '1.15' },
      h2: { fontSize: '1.44rem', lineHeight: '1.15' },
      h3: { fontSize: '1.2rem', lineHeight: '1.25' },
      h4: { fontSize: '1rem', lineHeight: '1.3' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { sm: '6px', md: '8px', lg: '12px' },
  defaultRadius: 'md',
  shadows: { md: 'var(--float)', lg: 'var(--float)', xl: 'var(--float)' },
  breakpoints: { xs: '36em', sm: '48em', md: '60em', lg: '72em', xl: '90em' },
})

import type { CSSVariablesResolver } from '@mantine/core'

/** The semantic colors. tokens.css defines each of them, with its soft fill. */
export const tones = ['primary', 'amber', 'info', 'danger'] as const

/** Mantine's colors by the tokens that they take. */
const roles = {
  body: 'page',
  text: 'text',
  bright: 'text',
  dimmed: 'muted',
  placeholder: 'muted',
  anchor: 'primary',
  error: 'danger',
  success: 'primary',
  default: 'surface',
  'default-hover': 'raised',
  'default-color': 'text',
  'default-border': 'line',
  disabled: 'raised',
  'disabled-color': 'muted',
  'disabled-border': 'line',
  // Neutral badges and buttons.
  'gray-light': 'raised',
  'gray-light-hover': 'line',
  'gray-light-color': 'muted',
  'gray-filled': 'muted',
  'gray-outline': 'muted',
  'gray-text': 'muted',
}

/** Maps Mantine's variables to the tokens. Light and dark differ only in the tokens. */
export const cssVariables: CSSVariablesResolver = () => {
  const ofRoles = Object.entries(roles).map(([role, token]) => [`--mantine-color-${role}`, `var(--${token})`])
  const all = Object.assign(
    { '--mantine-primary-color-contrast': 'var(--on-primary)' },
    Object.fromEntries(ofRoles),
    ...tones.map(toneVariables),
  )
  return { variables: {}, light: all, dark: all }
}

function toneVariables(tone: (typeof tones)[number]) {
  const text = tone === 'amber' ? 'var(--amber-text)' : `var(--${tone})`
  const hover =
    tone === 'primary' ? 'var(--primary-hover)' : `color-mix(in srgb, var(--${tone}), var(--text) 14%)`
  const name = `--mantine-color-${tone}`
  return {
    [`${name}-filled`]: `var(--${tone})`,
    [`${name}-filled-hover`]: hover,
    [`${name}-light`]: `var(--${tone}-soft)`,
    [`${name}-light-hover`]: `color-mix(in srgb, var(--${tone}-soft), var(--${tone}) 10%)`,
    [`${name}-light-color`]: text,
    [`${name}-outline`]: text,
    [`${name}-outline-hover`]: `var(--${tone}-soft)`,
    [`${name}-text`]: text,
  }
}

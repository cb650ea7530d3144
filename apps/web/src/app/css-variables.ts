import type { CSSVariablesResolver } from '@mantine/core'

/** The semantic colors. tokens.css defines each of them, with its soft fill. */
export const tones = ['primary', 'amber', 'info', 'danger'] as const

const roles = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--primary)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--raised)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  // Neutral badges and buttons.
  '--mantine-color-gray-light': 'var(--raised)',
  '--mantine-color-gray-light-hover': 'var(--line)',
  '--mantine-color-gray-light-color': 'var(--muted)',
  '--mantine-color-gray-filled': 'var(--muted)',
  '--mantine-color-gray-outline': 'var(--muted)',
  '--mantine-color-gray-text': 'var(--muted)',
}

/** Maps Mantine's variables to the tokens. Light and dark differ only in the tokens. */
export const cssVariables: CSSVariablesResolver = () => {
  const all = Object.assign({}, roles, ...tones.map(toneVariables))
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

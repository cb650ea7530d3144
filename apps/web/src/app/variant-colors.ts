import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

// The semantic colors. tokens.css defines each of them, with its soft fill.
const tones = ['primary', 'amber', 'info', 'danger']

/** Mantine can compute readable contrast only from literal colors. Ours are variables, so this sets it. */
export const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const tone = tones.find((name) => name === input.color)
  if (input.variant === 'default') return { ...colors, border: '1px solid var(--line-control)' }
  if (input.variant === 'filled' && tone) {
    return { ...colors, color: tone === 'amber' ? 'var(--on-deep-ink)' : 'var(--on-primary)' }
  }
  // A subtle button is plain text with a hover effect, without a color.
  if (input.variant === 'subtle' && input.color !== 'danger') {
    return { ...colors, color: 'var(--text)', hover: 'var(--raised)' }
  }
  return colors
}

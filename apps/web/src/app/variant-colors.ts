import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'
import { tones } from './css-variables'

/** Mantine computes what is readable from literal colours only; ours are variables, so it is told. */
export const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const tone = tones.find((name) => name === input.color)
  if (input.variant === 'default') return { ...colors, border: '1px solid var(--line-control)' }
  if (input.variant === 'filled' && tone) {
    return { ...colors, color: tone === 'amber' ? 'var(--on-deep-ink)' : 'var(--on-primary)' }
  }
  // A quiet button is text that answers to the pointer, not a coloured one.
  if (input.variant === 'subtle' && input.color !== 'danger') {
    return { ...colors, color: 'var(--text)', hover: 'var(--raised)' }
  }
  return colors
}

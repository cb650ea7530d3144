import classes from './site-button.module.css'

interface SiteButtonLook {
  /** Default: filled. */
  variant?: 'outlined' | 'quiet'
  size?: 'small' | 'large'
  /** As wide as what it stands in. */
  wide?: boolean
}

/**
 * The classes of a button or a link of the public frame. It looks like Mantine's, which the first chunk
 * does without.
 */
export function siteButton(
  { size, variant, wide = false }: SiteButtonLook = {},
  ...more: (string | undefined)[]
) {
  const names = [
    classes.button,
    'mantine-active',
    variant && classes[variant],
    size && classes[size],
    wide && classes.wide,
  ]
  return [...names, ...more].filter(Boolean).join(' ')
}

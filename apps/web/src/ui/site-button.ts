import classes from './site-button.module.css'

interface SiteButtonLook {
  /** Default: filled. */
  variant?: 'outlined' | 'quiet'
  size?: 'small' | 'large'
  /** As wide as its container. */
  wide?: boolean
}

/**
 * The classes of a button or link in the public frame. It looks like Mantine's button, which the first chunk
 * does not contain.
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

import tokens from '../app/tokens.css?raw'

/** The colour of a token in the light theme, for drawings that no browser paints. */
export function brandColor(token: string): string {
  const [, color] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens) ?? []
  if (!color) throw new Error(`tokens.css has no colour --${token}`)
  return color
}

/** The same in the dark theme. */
export function brandColorInDark(token: string): string {
  const [, dark = ''] = tokens.split('[data-mantine-color-scheme="dark"]')
  const [, color] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(dark) ?? []
  return color ?? brandColor(token)
}

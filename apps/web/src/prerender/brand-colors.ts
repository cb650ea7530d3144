import tokens from '../app/tokens.css?raw'

/** The color of a token in the light theme, for images that are drawn without a browser. */
export function brandColor(token: string): string {
  const [, color] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens) ?? []
  if (!color) throw new Error(`tokens.css has no color --${token}`)
  return color
}

/** The color of a token in the dark theme. */
export function brandColorInDark(token: string): string {
  const [, dark = ''] = tokens.split('[data-mantine-color-scheme="dark"]')
  const [, color] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(dark) ?? []
  return color ?? brandColor(token)
}

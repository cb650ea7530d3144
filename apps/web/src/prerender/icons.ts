import { logo, names } from '@tallgrass/brand'
import { brandColor, brandColorInDark } from './brand-colors'

/** The share of a maskable icon that every launcher shows: https://www.w3.org/TR/appmanifest/#icon-masks. */
const SAFE_PART = 0.8

/** The tab icon. It follows the browser's theme. */
export function faviconSvg() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.size} ${logo.size}" fill="none" stroke-width="2.4" stroke-linecap="round">
<style>path{stroke:${brandColor('primary')}}.seed{stroke:${brandColor('amber')}}@media(prefers-color-scheme:dark){path{stroke:${brandColorInDark('primary')}}.seed{stroke:${brandColorInDark('amber')}}}</style>
${logo.blades.map((blade) => `<path d="${blade}"/>`).join('')}<path class="seed" d="${logo.seed}"/>
</svg>
`
}

/** The tab icon for formats that cannot follow the theme. */
export const tabIcon = iconSvg({ part: 0.78, corner: 0.22 })

/** All raster icons. */
export const icons = [
  { file: 'icon-192.png', size: 192, svg: iconSvg({ part: 0.72, corner: 0.22 }) },
  { file: 'icon-512.png', size: 512, svg: iconSvg({ part: 0.72, corner: 0.22 }) },
  { file: 'icon-maskable-512.png', size: 512, svg: iconSvg({ part: 0.72 * SAFE_PART, corner: 0 }) },
  { file: 'apple-touch-icon.png', size: 180, svg: iconSvg({ part: 0.66, corner: 0 }) },
]

export function webManifest() {
  return JSON.stringify({
    name: names.business,
    short_name: names.product,
    start_url: '/',
    display: 'browser',
    background_color: brandColor('page'),
    theme_color: brandColor('deep'),
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
}

/** `part`: the share of the square that the logo fills. `corner`: the corner radius as a share of the width. */
function iconSvg({ part, corner }: { part: number; corner: number }) {
  const whole = logo.size / part
  const edge = (logo.size - whole) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${whole} ${whole}" fill="none" stroke-width="2.4" stroke-linecap="round">
<rect x="${edge}" y="${edge}" width="${whole}" height="${whole}" rx="${corner * whole}" fill="${brandColor('deep')}"/>
<g stroke="${brandColor('on-deep')}">${logo.blades.map((blade) => `<path d="${blade}"/>`).join('')}</g>
<path stroke="${brandColorInDark('amber')}" d="${logo.seed}"/>
</svg>`
}

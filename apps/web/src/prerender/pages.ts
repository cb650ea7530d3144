import { devlab } from '@tallgrass/brand'
import type { FileRouteTypes } from '../routeTree.gen'

interface PrerenderedPage {
  /** The address at which it is rendered. */
  path: string
  /** The route that it represents, if the server uses it for more than this address. */
  route?: FileRouteTypes['to']
  /** Default: 200. */
  status?: 404
}

/** All prerendered pages. Every other page starts as an empty shell. */
export const prerenderedPages: PrerenderedPage[] = [
  { path: '/' },
  { path: '/small-business' },
  { path: '/automation-checklist' },
  { path: '/devlab' },
  ...devlab.products.map(({ slug }) => ({ path: `/devlab/${slug}` })),
  { path: '/schedule' },
  { path: '/verify' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/devlab/unknown', route: '/devlab/$slug', status: 404 },
  { path: '/unknown', route: '/$', status: 404 },
]

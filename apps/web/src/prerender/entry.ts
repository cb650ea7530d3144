// The entry for the second build, which prerenders the pages. None of it reaches a browser.

export { ARRIVAL_ID } from '../lib/arrival'
export { SOCIAL_IMAGE, socialImagePath } from '../lib/page-head'
export { PUBLIC_URL_META, PUBLIC_URL_PLACEHOLDER } from '../lib/public-url'
export { faviconSvg, icons, tabIcon, webManifest } from './icons'
export { prerenderedPages } from './pages'
export { knownAddresses, renderPage, routeIds } from './render-page'
export { renderPersonalPage } from './render-personal-page'
export { llmsTxt, robotsTxt, sitemapXml } from './search-files'
export { socialImageSvg } from './social-image'

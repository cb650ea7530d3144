// The zod in Scalar probes whether it may compile code; our policy refuses that and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const OF_SITE = 'docs-site-scheme'

/** The reference has a switch for the theme, and stores the choice as `colorMode`. A later choice on the site counts, too. */
function chosenScheme() {
  try {
    const site = localStorage.getItem('mantine-color-scheme-value')
    if (site !== localStorage.getItem(OF_SITE)) {
      if (site === 'light' || site === 'dark') localStorage.setItem('colorMode', site)
      else localStorage.removeItem('colorMode')
      if (site === null) localStorage.removeItem(OF_SITE)
      else localStorage.setItem(OF_SITE, site)
    }
    return localStorage.getItem('colorMode')
  } catch {
    // Storage is blocked: that of the system applies.
    return null
  }
}

const chosen = chosenScheme()
const dark = matchMedia('(prefers-color-scheme: dark)')
const show = () => {
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light'
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}
dark.addEventListener('change', show)
show()

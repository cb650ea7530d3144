import { expect, type Locator, type Page } from '@playwright/test'

/** Where toasts appear. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

/** The one toast there is says exactly this. */
export async function expectToast(page: Page, title: string, message = '') {
  await expect(toasts(page).getByRole('status')).toHaveText([`${title}${message}`])
}

/** The same, announced at once and in the colour of danger. */
export async function expectErrorToast(page: Page, title: string, message: string) {
  await expect(toasts(page).getByRole('alert')).toHaveText([`${title}${message}`])
}

/** Opens a dialog of the bar at the top, through the menu where the screen is narrow. */
export async function openLogin(page: Page, name: 'Admin Login' | 'Customer Login'): Promise<Locator> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click()
  } else {
    await page.getByRole('button', { name }).click()
  }
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** By keyboard: a box stands over the radio that it shows, and a forced click may miss what the page has just moved. */
export async function chooseRadio(choice: Locator) {
  await choice.press('Space')
  await expect(choice).toBeChecked()
}

export function isNarrow(page: Page) {
  return (page.viewportSize()?.width ?? 0) < 768
}

const WIDTHS = [320, 375, 768, 1024, 1440, 1920]

/** At every width nothing sticks out at the right, and every button shows its words in full. */
export async function expectFits(page: Page) {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findMisfits(page), `${page.url()} at ${width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** What sticks out at the right, and what buttons and links cannot show of what they say. */
function findMisfits(page: Page) {
  return page.evaluate(async () => {
    // The page answers to its new width before the next frame. An observer is told of that frame even where a test has
    // stopped the clock.
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement))
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px stick out`] : []),
      ...[...document.querySelectorAll('button, a')]
        .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        .map(({ textContent }) => `cut off: ${textContent}`),
    ]
  })
}

/** Nothing sticks out at the right, once the layout has settled. */
export async function expectNoSidewaysScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, `${page.url()} at ${page.viewportSize()?.width} px`).toBe(0)
}

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** The region in which toasts appear. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

/** Expects exactly this text in the only toast. */
export async function expectToast(page: Page, title: string, message = '') {
  await expect(toasts(page).getByRole('status')).toHaveText([`${title}${message}`])
}

/** The same for an error toast, which is announced immediately. */
export async function expectErrorToast(page: Page, title: string, message: string) {
  await expect(toasts(page).getByRole('alert')).toHaveText([`${title}${message}`])
}

/** Opens a login dialog from the bar at the top, or from the menu on a narrow screen. */
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

/** Chooses by keyboard: a box covers the radio button, and a forced click may miss after a layout shift. */
export async function chooseRadio(choice: Locator) {
  await choice.press('Space')
  await expect(choice).toBeChecked()
}

export function isNarrow(page: Page) {
  return (page.viewportSize()?.width ?? 0) < 768
}

const WIDTHS = [320, 375, 768, 1024, 1440, 1920]

/** Expects no horizontal scrolling and no truncated button or link at any of the widths. */
export async function expectFits(page: Page) {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findMisfits(page), `${page.url()} at ${width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** The horizontal overflow, and the buttons and links whose text is truncated. */
function findMisfits(page: Page) {
  return page.evaluate(async () => {
    // The layout for the new width is ready in the next frame. A ResizeObserver reports that frame even if a test has
    // stopped the clock.
    await new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement))
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px overflow`] : []),
      ...[...document.querySelectorAll('button, a')]
        .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        .map(({ textContent }) => `cut off: ${textContent}`),
    ]
  })
}

/** Expects no horizontal scrolling once the layout is stable. */
export async function expectNoHorizontalScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, `${page.url()} at ${page.viewportSize()?.width} px`).toBe(0)
}

/** Call this before the session changes: otherwise calls of an open page, which follows changes, would use it. */
export async function leaveSite(context: BrowserContext) {
  for (const page of context.pages()) await page.goto('about:blank')
}

import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"], [tabindex="0"]'
const WIDTHS = [375, 768, 1024, 1280, 1440, 1920]
/** From here on, the button of public pages floats beside the content, unless it is as wide as the carousel. */
const WIDE_PX = 1344

const screens = [
  { path: '/' },
  { path: '/small-business' },
  { path: '/schedule' },
  { path: '/client/payment-success' },
  { path: '/portal', as: 'client' },
  { path: '/portal/admin', as: 'admin' },
] as const

test.each(screens)('the chat button covers no control of $path at any width', async (shown) => {
  onTestFinished(() => page.viewport(1280, 800))
  const hasBar = shown.path.startsWith('/portal') || shown.path.startsWith('/client')
  const screen = await renderApp(shown)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const button = screen.getByRole('button', { name: 'Open chat' }).element()
  for (const width of WIDTHS) {
    await page.viewport(width, 812)
    const floats = width >= WIDE_PX && !hasBar && !shown.path.startsWith('/small-business')
    await expect.poll(() => covered(button, { floats }), { message: `${width} px` }).toEqual([])
    if (!floats) await expect.poll(() => isInBar(button), { message: `${width} px` }).toBe(true)
  }
})

/** What scrolls passes under a floating button at any height, and never above the bar. */
function covered(button: Element, { floats }: { floats: boolean }): string[] {
  const place = button.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)]
    .filter(
      (control) =>
        control !== button && control.checkVisibility() && !control.closest('[aria-hidden="true"]'),
    )
    .filter((control) => floats !== (control.closest('header') !== null))
    .filter((control) => overlaps(control.getBoundingClientRect(), place, { anyHeight: floats }))
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}

function isInBar(button: Element): boolean {
  const place = button.getBoundingClientRect()
  const bars = [...document.querySelectorAll('header')].map((header) => header.getBoundingClientRect())
  return bars.some(
    ({ bottom, right, top }) => place.top >= top && place.bottom <= bottom && place.right <= right,
  )
}

function overlaps(one: DOMRect, other: DOMRect, { anyHeight }: { anyHeight: boolean }): boolean {
  const isBeside = one.width === 0 || one.right <= other.left || one.left >= other.right
  return !isBeside && (anyHeight || (one.bottom > other.top && one.top < other.bottom))
}

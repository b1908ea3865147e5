import type { BrowserContext, Page } from 'playwright-core'

/** A grid that keys are tried on. */
export interface Keyed {
  /** There once cells of the first screen have been drawn. */
  readonly drawn: string
  /** What takes the focus for keys to go to: a cell, or all of the grid. */
  readonly focusable: string
  /** What says in `data-place` or by its own place in the grid which cell the keyboard stands on. */
  readonly active: string
}

/** What the page says, as `<name> <milliseconds>` since the navigation began. */
export type Moment = 'drawn' | 'answered'

/**
 * Every page of the window says when its cells were first on screen, and when it has first answered to
 * a key: from the first cells on, the arrow to the right is pressed in every frame, by whoever has the
 * focus, until the keyboard stands on another cell, and that has been drawn. It says so by itself: a
 * page that is asked runs what asks meanwhile.
 */
export async function tryKeys(context: BrowserContext, keyed: Keyed): Promise<void> {
  await context.addInitScript(({ drawn, focusable, active }: Keyed) => {
    const say = (name: Moment) => requestAnimationFrame((time) => console.debug(`${name} ${time}`))
    const placeOf = (): string | undefined => {
      const cell = document.querySelector<HTMLElement>(active)
      return cell?.dataset['place'] ?? cell?.dataset['col']
    }
    let isDrawn = false
    let first: string | undefined
    const look = (): void => {
      if (!isDrawn && document.querySelector(drawn)) {
        isDrawn = true
        say('drawn')
      }
      if (isDrawn && press()) say('answered')
      else requestAnimationFrame(look)
    }
    /** Presses the key; @returns whether the one before has moved the keyboard on. */
    const press = (): boolean => {
      const place = placeOf()
      // What takes no focus yet would only be laid out once more by the try.
      const cell = document.querySelector<HTMLElement>(focusable)
      if (place === undefined && !cell?.closest('[inert]')) cell?.focus()
      first ??= placeOf()
      if (place !== undefined && place !== first) return true
      const key = { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 }
      const target = document.activeElement ?? document.body
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      )
      return false
    }
    requestAnimationFrame(look)
  }, keyed)
}

/** The time, in milliseconds, that the page says of a moment. */
export async function said(page: Page, moment: Moment): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (one) => one.text().startsWith(`${moment} `),
  })
  return Number(message.text().split(' ')[1])
}

import type { TextKey } from '@telemachos/contract/texts'
import { useEffect, useRef } from 'react'
import { useTexts } from '#shared'
import classes from './page-skips.module.css'

/** What is reached at once, from the farthest from the heading to the nearest, and how it is found. */
const PARTS: readonly { readonly label: TextKey; readonly found: string }[] = [
  { label: 'shell.skips.submenu', found: 'nav[data-submenu] [aria-current], nav[data-submenu] a' },
  { label: 'shell.skips.panel', found: 'main aside' },
  { label: 'shell.skips.filters', found: 'main :is(search, [role=search], [type=search])' },
  { label: 'shell.skips.list', found: 'main :is([role=grid], table, [data-list], article)' },
]

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]'

/**
 * Stands right before the heading, which every page begins at: one press back from it is its list, the
 * next its filters, its panel, its submenu. Out of sight until it has the focus; what a page has not,
 * it does not offer.
 */
export default function PageSkips() {
  const { t } = useTexts()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // Only now is it known what the page has by then.
    const offer = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      for (const [index, button] of buttons.entries()) {
        button.hidden = targetOf(PARTS[index]?.found ?? '') === undefined
      }
      // A landmark without anything in it would be heard all the same.
      if (list.current) list.current.hidden = buttons.every(({ hidden }) => hidden)
    }
    document.addEventListener('keydown', offer, true)
    return () => document.removeEventListener('keydown', offer, true)
  }, [])
  return (
    <nav ref={list} hidden aria-label={t('shell.skips')} className={classes.skips}>
      {PARTS.map(({ label, found }) => (
        <button
          key={label}
          type="button"
          hidden
          className={classes.skip}
          onClick={() => focusIn(targetOf(found))}
        >
          {t(label)}
        </button>
      ))}
    </nav>
  )
}

function targetOf(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((part) =>
    part.checkVisibility(),
  )
}

/** The cell of a grid in which one was, or the first thing that takes the focus, or the part itself. */
function focusIn(part: HTMLElement | undefined): void {
  if (!part) return
  const roving = part.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
  const inside = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) =>
    one.checkVisibility(),
  )
  const target = roving ?? (part.matches(FOCUSABLE) ? part : inside) ?? part
  if (target === part && !part.matches(FOCUSABLE)) part.tabIndex = -1
  target.focus()
}

import { useEffect, useRef, useState } from 'react'
import { parsePath } from './change-words.ts'
import type { JsonPath } from './json-path.ts'
import type { TabKey } from './setting-groups.ts'
import type { useSettingsAddress } from './use-settings-address.ts'

/** Where one was last led to; what shows it opens anew each time. */
export interface LedTo {
  readonly path: JsonPath
  readonly times: number
  /** What then has the focus. */
  readonly selector: string
}

const CONTROLS = 'input:not([type=hidden]), select, textarea, button'
const WRONG = '[aria-invalid="true"]'

/**
 * Leads to a part of the settings: its page opens at it, and the focus is in the first box that was
 * refused or, where a setting is named, by the search or by the address, in that one.
 */
export function useLead({ set, go }: ReturnType<typeof useSettingsAddress>) {
  const content = useRef<HTMLDivElement>(null)
  const reached = useRef(0)
  const [at, setAt] = useState<LedTo>(() => ledTo(set))
  const [followed, setFollowed] = useState(set)
  if (followed !== set) {
    setFollowed(set)
    if (set !== undefined) setAt(ledTo(set, at.times))
  }
  const reach = (): void => {
    if (reached.current === at.times) return
    const element = content.current?.querySelector<HTMLElement>(at.selector)
    if (!element) return
    reached.current = at.times
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
  }
  useEffect(reach)
  return {
    content,
    at,
    /** Tries again: what was led to has been loaded. */
    reach,
    /** To what was refused. */
    lead: (tab: TabKey, path: JsonPath) => {
      setAt(({ times }) => ({ path, times: times + 1, selector: WRONG }))
      go(tab)
    },
    /** To a page, or to one setting of it. */
    show: (tab: TabKey, named?: string) => {
      if (named !== undefined) setAt(({ times }) => ledTo(named, times))
      go(tab)
    },
  }
}

function ledTo(set: string | undefined, before = 0): LedTo {
  if (set === undefined) return { path: [], times: before, selector: WRONG }
  // What has no box of its own name stands in a list, which opens at it.
  const selector = `[data-setting="${CSS.escape(set)}"] :is(${CONTROLS}), [aria-expanded="true"]`
  return { path: parsePath(set), times: before + 1, selector }
}

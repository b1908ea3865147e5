import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { readingKey } from '../../i18n/direction.ts'
import classes from './tabs.module.css'

export interface Tab<Key extends string> {
  readonly key: Key
  readonly label: string
}

interface TabsProps<Key extends string> {
  /** What the tabs are about. */
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly current: Key
  readonly onChange: (key: Key) => void
  /** The panel of the current tab. */
  readonly children: ReactNode
}

/** Brings a tab into the list's sight, and leaves the page where it is. */
function scrollAcross(list: Element, tab: Element): void {
  const [outside, inside] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inside.left < outside.left) list.scrollLeft += inside.left - outside.left
  else if (inside.right > outside.right) list.scrollLeft += inside.right - outside.right
}

/** Panels of which one is seen: arrows, Home and End choose the tab. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, current, onChange, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ key }) => key === current)
  // On a phone the chosen tab may be beside the screen.
  useEffect(() => {
    const tab = list.current?.querySelectorAll('button')[at]
    if (list.current && tab) scrollAcross(list.current, tab)
  }, [at])

  function onKeyDown(event: KeyboardEvent): void {
    const place = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[readingKey(event.key)]
    const tab = place === undefined ? undefined : tabs[place]
    if (!tab || place === undefined) return
    event.preventDefault()
    onChange(tab.key)
    list.current?.querySelectorAll('button')[place]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classes.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A panel of words alone has to be reached too.
        tabIndex={0}
        className={classes.panel}
      >
        {children}
      </div>
    </div>
  )
}

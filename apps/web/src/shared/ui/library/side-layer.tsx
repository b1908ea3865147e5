import { useEffect, useEffectEvent, useRef } from 'react'
import { WindowContext } from '../open-window.ts'
import classes from '../side-panel.module.css'
import type { SidePanelProps } from '../side-panel.tsx'
import { WindowHead } from '../window-head.tsx'
import { useFirstFault } from './use-first-fault.ts'
import { useOpenWindow } from './use-open-window.ts'

/** The part of a SidePanel (side-panel.tsx) that is loaded when the first one opens. */
export default function SideLayer(props: SidePanelProps) {
  const { label, head, closeLabel, onClose, children } = props
  const content = useRef<HTMLElement>(null)
  const open = useOpenWindow({ content, unsaved: false, words: undefined })
  useFirstFault(content)
  const onEscape = useEffectEvent(() => open.leave(onClose))
  useEffect(() => {
    // What had the focus may be replaced: until something else has it, the key is still the panel's.
    let wasInside = false
    const isInside = (target: EventTarget | null): boolean =>
      content.current?.contains(target as Node | null) ?? false
    const onFocusIn = ({ target }: FocusEvent): void => {
      wasInside = isInside(target)
    }
    // At the document, after what a list within it has taken for itself; a window over it has its own.
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOurs = isInside(event.target) || (event.target === document.body && wasInside)
      if (event.key !== 'Escape' || event.defaultPrevented || !isOurs) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  useEffect(() => {
    const panel = content.current
    if (!panel || panel.contains(document.activeElement)) return
    const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel
    first.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={content} role="dialog" aria-label={label} tabIndex={-1} className={classes.panel}>
      <WindowContext value={open}>
        <WindowHead closeLabel={closeLabel} onClose={onClose}>
          {head}
        </WindowHead>
        <div className={classes.body}>{children}</div>
      </WindowContext>
    </section>
  )
}

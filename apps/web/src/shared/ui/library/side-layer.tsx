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
    // What a list or a window within it has taken for itself does not come here.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    const panel = content.current
    panel?.addEventListener('keydown', onKeyDown)
    return () => panel?.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => {
    const panel = content.current
    if (!panel || panel.contains(document.activeElement)) return
    const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel
    first.focus({ preventScroll: true })
  }, [])
  return (
    <aside ref={content} role="dialog" aria-label={label} tabIndex={-1} className={classes.panel}>
      <WindowContext value={open}>
        <WindowHead closeLabel={closeLabel} onClose={onClose}>
          {head}
        </WindowHead>
        <div className={classes.body}>{children}</div>
      </WindowContext>
    </aside>
  )
}

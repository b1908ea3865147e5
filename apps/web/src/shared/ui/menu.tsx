import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './menu.module.css'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly current?: boolean
  readonly run: () => void
}

interface MenuProps {
  /** What the button shows. */
  readonly button: ReactNode
  /** What the button is called. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly className?: string
  readonly align?: 'start' | 'end'
}

/** A button that opens a list of choices: arrows, Home, End and Escape as everywhere. */
export function Menu({ button, label, items, className, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const current = list.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    ;(current ?? list.current?.querySelector<HTMLElement>('button'))?.focus()
    const closeOutside = (event: PointerEvent) => {
      const target = event.target as Node
      if (!list.current?.contains(target) && !trigger.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function close(): void {
    setOpen(false)
    trigger.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      return close()
    }
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const target = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    buttons[target]?.focus()
  }

  const isChoice = items.some((item) => item.current !== undefined)
  return (
    <div className={classes.anchor}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {button}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classes.list}
          data-align={align}
          onKeyDown={onKeyDown}
        >
          {items.map(({ key, label: name, icon, current, run }) => (
            <button
              key={key}
              type="button"
              role={isChoice ? 'menuitemradio' : 'menuitem'}
              aria-checked={isChoice ? Boolean(current) : undefined}
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                close()
                run()
              }}
            >
              {icon}
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

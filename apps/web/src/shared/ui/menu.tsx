import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.ts'

const loadList = () => import('./library/menu-list.tsx')
const MenuList = lazyPart(loadList)

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
  /** -1 where arrows lead to the button, and Tab passes it. */
  readonly tabIndex?: number
}

/** A button that opens a list of choices: arrows, letters, Home, End and Escape as everywhere. */
export function Menu(props: MenuProps) {
  const { button, label, items, className, align = 'end', tabIndex } = props
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  /** Which end of the list the focus begins at; null while it is closed. */
  const [begin, setBegin] = useState<'first' | 'last' | null>(null)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        tabIndex={tabIndex}
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={begin !== null}
        aria-controls={begin === null ? undefined : id}
        onPointerEnter={() => void loadList()}
        onFocus={() => void loadList()}
        onClick={() => setBegin(begin === null ? 'first' : null)}
        onKeyDown={(event) => {
          const at = { ArrowDown: 'first', ArrowUp: 'last' } as const
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setBegin(at[event.key])
        }}
      >
        {button}
      </button>
      {begin !== null && (
        <Suspense>
          <MenuList
            {...{ id, label, items, align, begin, trigger }}
            onClose={() => setBegin(null)}
          />
        </Suspense>
      )}
    </>
  )
}

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { memo, useEffect, useRef, useState } from 'react'
import { useTexts } from '#shared'
import classes from './outline.module.css'
import { draggedId, type Pick } from './outline-items.ts'

interface Props {
  readonly text: string
  readonly place: number
  readonly isOpen: boolean
  /** Tab leads to it. */
  readonly isReached: boolean
  readonly isCurrent: boolean
  readonly onPick: Pick
  readonly onToggle: (section: number, isOpen: boolean) => void
  readonly dispatch: (edit: Edit) => void
  readonly isReadOnly: boolean
}

/** A section of the outline; a question dropped on it goes to its end. */
export const SectionItem = memo(function SectionItem(props: Props) {
  const { text, place, isOpen, dispatch, isReadOnly } = props
  const { t } = useTexts()
  const head = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = head.current
    if (!element || isReadOnly) return undefined
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedId(source.data) !== undefined,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        const dragged = draggedId(source.data)
        if (dragged) dispatch({ type: 'moveQuestion', id: dragged, target: { endOf: place } })
      },
    })
  }, [place, dispatch, isReadOnly])
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li
      role="treeitem"
      data-key={`section ${place}`}
      tabIndex={props.isReached ? 0 : -1}
      aria-selected={props.isCurrent}
      aria-level={1}
      aria-expanded={isOpen}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The tree has the keys. */}
      <div
        ref={head}
        className={classes.section}
        data-over={isOver || undefined}
        onClick={(event) => props.onPick({ kind: 'section', section: place }, event)}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Left and right do the same. */}
        <span
          className={classes.chevron}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            props.onToggle(place, !isOpen)
          }}
        >
          <Chevron size={16} />
        </span>
        <span data-name="" className={classes.name}>
          {text || t('questEdit.section', { number: place + 1 })}
        </span>
      </div>
    </li>
  )
})

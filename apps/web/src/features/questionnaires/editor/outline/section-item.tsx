import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { DraftSection } from '@telemachos/questionnaire/author/draft'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import classes from './outline.module.css'
import { draggedId, type ItemProps } from './outline-items.ts'

interface Props {
  readonly section: DraftSection
  readonly place: number
  readonly isOpen: boolean
  readonly item: ItemProps
  readonly onChoose: () => void
  readonly onToggle: () => void
  readonly dispatch: (edit: Edit) => void
  readonly isReadOnly: boolean
}

/** A section of the outline; a question dropped on it goes to its end. */
export function SectionItem(props: Props) {
  const { section, place, isOpen, item, onChoose, onToggle, dispatch, isReadOnly } = props
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
    <li role="treeitem" {...item} aria-level={1} aria-expanded={isOpen}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The tree has the keys. */}
      <div
        ref={head}
        className={classes.section}
        data-over={isOver || undefined}
        onClick={onChoose}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Left and right do the same. */}
        <span
          className={classes.chevron}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
        >
          <Chevron size={16} />
        </span>
        <span data-name="" className={classes.name}>
          {section.Text.el || t('questEdit.section', { number: place + 1 })}
        </span>
      </div>
    </li>
  )
}

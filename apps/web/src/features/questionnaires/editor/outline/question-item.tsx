import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { IconAlertTriangle, IconEyeOff, IconGitBranch } from '@tabler/icons-react'
import type { DraftQuestion } from '@telemachos/questionnaire/author/draft'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { memo, useEffect, useRef, useState } from 'react'
import { useTexts } from '#shared'
import classes from './outline.module.css'
import { draggedId, type Pick } from './outline-items.ts'

interface Props {
  readonly question: DraftQuestion
  /** It stands on the line of the one before. */
  readonly isBeside: boolean
  readonly isCut: boolean
  /** With others, to be copied or cut together. */
  readonly isSelected: boolean
  readonly hasProblem: boolean
  /** Tab leads to it. */
  readonly isReached: boolean
  readonly isCurrent: boolean
  readonly onPick: Pick
  readonly dispatch: (edit: Edit) => void
  readonly isReadOnly: boolean
}

type Edge = 'before' | 'after'

/** A question of the outline; it can be dragged, and dropped before or behind another one. */
export const QuestionItem = memo(function QuestionItem(props: Props) {
  const { question, isBeside, isCut, hasProblem, dispatch, isReadOnly } = props
  const { t } = useTexts()
  const { Id: id } = question
  const line = useRef<HTMLLIElement>(null)
  const [edge, setEdge] = useState<Edge>()
  useEffect(() => {
    const element = line.current
    if (!element || isReadOnly) return undefined
    const edgeOf = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? 'before' : 'after'
    }
    return combine(
      draggable({ element, getInitialData: () => ({ questionId: id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedId(source.data) !== undefined,
        onDrag: ({ location }) => setEdge(edgeOf(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          const dragged = draggedId(source.data)
          if (!dragged) return
          const isBefore = edgeOf(location.current.input.clientY) === 'before'
          dispatch({
            type: 'moveQuestion',
            id: dragged,
            target: isBefore ? { before: id } : { after: id },
          })
        },
      }),
    )
  }, [id, dispatch, isReadOnly])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The tree has the keys.
    <li
      ref={line}
      role="treeitem"
      data-key={id}
      tabIndex={props.isReached ? 0 : -1}
      aria-selected={props.isCurrent || props.isSelected}
      aria-level={2}
      className={classes.question}
      data-beside={isBeside || undefined}
      data-cut={isCut || undefined}
      data-edge={edge}
      onClick={(event) => props.onPick({ kind: 'question', id }, event)}
    >
      <span className={classes.words}>
        <span data-name="" className={classes.name}>
          {question.Text.el || question.Text.en || t('questEdit.noText')}
        </span>
        <small>
          {t(`questEdit.type.${question.Type}`)} · {question.Model}
          {isCut && ` · ${t('questEdit.cut')}`}
        </small>
      </span>
      {question.dontShow && <Sign Icon={IconEyeOff} label={t('questEdit.hidden')} />}
      {question.Condition && <Sign Icon={IconGitBranch} label={t('questEdit.conditional')} />}
      {hasProblem && <Sign Icon={IconAlertTriangle} label={t('questEdit.hasProblem')} isWrong />}
    </li>
  )
})

interface SignProps {
  readonly Icon: typeof IconEyeOff
  readonly label: string
  readonly isWrong?: boolean
}

function Sign({ Icon, label, isWrong }: SignProps) {
  return (
    <span className={classes.sign} data-wrong={isWrong || undefined} title={label}>
      <Icon size={16} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

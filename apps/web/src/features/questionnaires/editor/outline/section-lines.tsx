import type { DraftSection } from '@telemachos/questionnaire/author/draft'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import type { Chosen } from '@telemachos/questionnaire/author/history'
import { memo } from 'react'
import { QuestionItem } from './question-item.tsx'
import { SectionItem } from './section-item.tsx'

interface Props {
  readonly section: DraftSection
  readonly place: number
  readonly isOpen: boolean
  /** Keys of the lines that Tab leads to and that is chosen, where they stand in this section. */
  readonly reached: string
  readonly current: string
  /** The question that is cut; '' for none of this section. */
  readonly cutId: string
  /** The ids of questions with something wrong, with spaces between: equal while nothing changes. */
  readonly wrong: string
  readonly onPick: (chosen: Chosen) => void
  readonly onToggle: (section: number, isOpen: boolean) => void
  readonly dispatch: (edit: Edit) => void
  readonly isReadOnly: boolean
}

/** A section of the outline with its questions; drawn again only when something of it changes. */
export const SectionLines = memo(function SectionLines(props: Props) {
  const { section, place, isOpen, reached, current, cutId, wrong } = props
  const { onPick, onToggle, dispatch, isReadOnly } = props
  const flawed = new Set(wrong.split(' '))
  const item = (key: string) => ({ isReached: key === reached, isCurrent: key === current })
  return (
    <>
      <SectionItem
        text={section.Text.el}
        place={place}
        isOpen={isOpen}
        {...item(`section ${place}`)}
        onPick={onPick}
        onToggle={onToggle}
        dispatch={dispatch}
        isReadOnly={isReadOnly}
      />
      {isOpen &&
        section.Questions.flatMap((line) =>
          line.map((question, at) => (
            <QuestionItem
              key={question.Id}
              question={question}
              isBeside={at > 0}
              isCut={cutId === question.Id}
              hasProblem={flawed.has(question.Id)}
              {...item(question.Id)}
              onPick={onPick}
              dispatch={dispatch}
              isReadOnly={isReadOnly}
            />
          )),
        )}
    </>
  )
})

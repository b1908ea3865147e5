import type { DraftSection } from '@telemachos/questionnaire/author/draft'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { memo } from 'react'
import type { Pick } from './outline-items.ts'
import { QuestionItem } from './question-item.tsx'
import { SectionItem } from './section-item.tsx'

interface Props {
  readonly section: DraftSection
  readonly place: number
  readonly isOpen: boolean
  /** Keys of the lines that Tab leads to and that is chosen, where they stand in this section. */
  readonly reached: string
  readonly current: string
  /** The ids of questions that are cut, and that are selected beside the chosen one; as `wrong` is. */
  readonly cut: string
  readonly selected: string
  /** The ids of questions with something wrong, with spaces between: equal while nothing changes. */
  readonly wrong: string
  readonly onPick: Pick
  readonly onToggle: (section: number, isOpen: boolean) => void
  readonly dispatch: (edit: Edit) => void
  readonly isReadOnly: boolean
}

/** A section of the outline with its questions; drawn again only when something of it changes. */
export const SectionLines = memo(function SectionLines(props: Props) {
  const { section, place, isOpen, reached, current, cut, selected, wrong } = props
  const { onPick, onToggle, dispatch, isReadOnly } = props
  const [flawed, isCut, isSelected] = [wrong, cut, selected].map((ids) => new Set(ids.split(' ')))
  const item = (key: string) => ({ isReached: key === reached, isCurrent: key === current })
  return (
    <>
      <SectionItem
        text={section.Text.el || section.Text.en}
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
              isCut={isCut?.has(question.Id) ?? false}
              isSelected={isSelected?.has(question.Id) ?? false}
              hasProblem={flawed?.has(question.Id) ?? false}
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

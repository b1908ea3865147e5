import { Heading, Stack } from '#layout'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import type { Editing } from '@telemachos/questionnaire/author/history'
import { findQuestion } from '@telemachos/questionnaire/author/draft-positions'
import type { ReactNode } from 'react'
import { useTexts } from '#shared'
import { EmptyState } from '#ui'
import type { Clips } from './clipboard/use-clips.ts'
import classes from './editor.module.css'
import type { Name } from './forms/completions.ts'
import { ProblemList } from './forms/problem-list.tsx'
import { QuestionForm } from './forms/question-form.tsx'
import { SectionForm } from './forms/section-form.tsx'
import { WholeForm } from './forms/whole-form.tsx'
import { QuestionTools, SectionTools } from './form-tools.tsx'
import type { ProblemsByPlace } from './use-writing.ts'

interface Props {
  readonly state: Editing
  readonly problems: ProblemsByPlace
  readonly names: readonly Name[]
  readonly dispatch: (edit: Edit) => void
  readonly clips: Clips
  readonly onRemove: () => void
  /** Changes with every addition. */
  readonly newest: string
  readonly isReadOnly: boolean
}

/** The form of what is chosen in the outline. */
export function ChosenForm(props: Props) {
  const { state, problems, names, dispatch, newest, isReadOnly } = props
  const { draft, chosen } = state
  const { t } = useTexts()
  const isNew = newest === `${state.past.length}`
  const question = chosen.kind === 'question' ? findQuestion(draft, chosen.id) : undefined
  const section = chosen.kind === 'section' ? draft.Sections[chosen.section] : undefined
  if (question) {
    return (
      <Sheet
        heading={t(`questEdit.type.${question.Type}`)}
        isReadOnly={isReadOnly}
        tools={<QuestionTools id={question.Id} {...props} />}
      >
        <QuestionForm
          key={question.Id}
          draft={draft}
          question={question}
          problems={problems.get(question.Id) ?? []}
          names={names}
          dispatch={dispatch}
          isNew={isNew}
        />
      </Sheet>
    )
  }
  if (section && chosen.kind === 'section') {
    const number = chosen.section + 1
    return (
      <Sheet
        heading={t('questEdit.section', { number })}
        isReadOnly={isReadOnly}
        tools={<SectionTools section={chosen.section} {...props} />}
      >
        <SectionForm
          key={chosen.section}
          section={section}
          place={chosen.section}
          names={names}
          dispatch={dispatch}
          isNew={isNew}
        />
      </Sheet>
    )
  }
  return (
    <Sheet heading={t('questEdit.whole')} isReadOnly={isReadOnly}>
      {names.length === 0 && (
        <EmptyState
          picture="questionnaire"
          title={t('questEdit.empty.title')}
          text={t('questEdit.empty.text')}
        />
      )}
      <WholeForm draft={draft} problems={[...problems.values()].flat()} dispatch={dispatch} />
      {names.length > 0 && <ProblemList problems={problems.get('') ?? []} />}
    </Sheet>
  )
}

interface SheetProps {
  readonly heading: string
  readonly isReadOnly: boolean
  readonly tools?: ReactNode
  readonly children: ReactNode
}

function Sheet({ heading, isReadOnly, tools, children }: SheetProps) {
  return (
    <Stack as="section" gap={3} className={classes.sheet} aria-label={heading}>
      <Heading>{heading}</Heading>
      {tools}
      <fieldset disabled={isReadOnly} className={classes.plain}>
        {children}
      </fieldset>
    </Stack>
  )
}

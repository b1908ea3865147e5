import { Text } from '#layout'
import type { DraftSection } from '@telemachos/questionnaire/author/draft'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { useEffect, useRef } from 'react'
import { useTexts } from '#shared'
import type { Name } from './completions.ts'
import { ExpressionField } from './expression-field.tsx'
import classes from './forms.module.css'
import { LabelFields } from './label-fields.tsx'

interface Props {
  readonly section: DraftSection
  readonly place: number
  readonly names: readonly Name[]
  readonly dispatch: (edit: Edit) => void
  readonly isNew: boolean
}

/** A section's title, and when it is shown. */
export function SectionForm({ section, place, names, dispatch, isNew }: Props) {
  const { t } = useTexts()
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [isNew])
  const change = (own: Partial<DraftSection>, field: string): void =>
    dispatch({ type: 'changeSection', section: place, change: own, field })
  return (
    <div className={classes.form}>
      {section.Questions.length === 0 && (
        <Text tone="faint" size="medium">
          {t('questEdit.section.empty')}
        </Text>
      )}
      <LabelFields
        name={t('questEdit.sectionText')}
        value={section.Text}
        firstRef={first}
        onChange={(Text, language) => change({ Text }, `text ${language}`)}
      />
      <ExpressionField
        label={t('questEdit.condition')}
        hint={t('questEdit.condition.hint')}
        value={section.Condition}
        names={names}
        onChange={(Condition) => change({ Condition }, 'condition')}
      />
    </div>
  )
}

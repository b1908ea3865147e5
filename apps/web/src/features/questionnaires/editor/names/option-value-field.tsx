import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { mentionsOfValue } from '@telemachos/questionnaire/author/mentions'
import { useState } from 'react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { tellRenamed } from './tell-renamed.ts'

interface Props {
  readonly label: string
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly place: number
  readonly onRename: (value: string) => void
}

/** The value of an option; what compares with it follows as it is typed, and is told of. */
export function OptionValueField({ label, draft, question, place, onRename }: Props) {
  const { t } = useTexts()
  const value = question.Options[place]?.Value ?? ''
  const [before, setBefore] = useState(value)
  return (
    <TextField
      label={label}
      value={value}
      maxLength={200}
      autoComplete="off"
      onFocus={() => setBefore(value)}
      onBlur={() => {
        if (value === before) return
        const isGone = !question.Options.some((option) => option.Value === before)
        tellRenamed({
          before,
          name: value,
          left: isGone && before !== '' ? mentionsOfValue(draft, question, before) : [],
          count: mentionsOfValue(draft, question, value).length,
          of: 'value',
          t,
        })
      }}
      onChange={(event) => onRename(event.currentTarget.value)}
    />
  )
}

import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { mentionsOfRow } from '@telemachos/questionnaire/author/mentions'
import { useState } from 'react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { tellRenamed } from './tell-renamed.ts'

interface Props {
  readonly label: string
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly place: number
  readonly onRename: (model: string) => void
}

/** The name by which expressions read a row; what reads it follows as it is typed, and is told of. */
export function RowNameField({ label, draft, question, place, onRename }: Props) {
  const { t } = useTexts()
  const name = question.Rows[place]?.Model ?? ''
  const [before, setBefore] = useState(name)
  return (
    <TextField
      label={label}
      value={name}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      onFocus={() => setBefore(name)}
      onBlur={() => {
        if (name === before) return
        tellRenamed({
          before,
          name,
          left: before === '' ? [] : mentionsOfRow(draft, question, before),
          count: mentionsOfRow(draft, question, name).length,
          t,
        })
      }}
      onChange={(event) => onRename(event.currentTarget.value)}
    />
  )
}

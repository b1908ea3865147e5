import { TextArea } from '#ui'
import { useState } from 'react'
import { useTexts } from '#shared'
import { optionsFrom, withEnglish, type DraftField } from './form-draft.ts'
import classes from './forms.module.css'

interface Props {
  readonly options: DraftField['options']
  readonly error: string | undefined
  readonly onChange: (options: DraftField['options']) => void
}

/**
 * The choices, one on each line, as they are pasted too; taken over when the field is left, as lines are
 * no choices half-way.
 */
export function OptionsEditor({ options, error, onChange }: Props) {
  const { t } = useTexts()
  const greek = options.map(({ label }) => label.el).join('\n')
  const english = options.map(({ label }) => label.en).join('\n')
  return (
    <div className={classes.pair}>
      <Lines
        key={`el ${greek}`}
        label={t('actions.author.options')}
        first={greek}
        error={error}
        onLeave={(text) => onChange(optionsFrom(text.split('\n'), options))}
      />
      <Lines
        key={`en ${greek} ${english}`}
        label={t('actions.author.optionsEn')}
        first={english}
        onLeave={(text) => onChange(withEnglish(options, text))}
      />
    </div>
  )
}

interface LinesProps {
  readonly label: string
  readonly first: string
  readonly error?: string | undefined
  readonly onLeave: (text: string) => void
}

function Lines({ label, first, error, onLeave }: LinesProps) {
  const [text, setText] = useState(first)
  return (
    <TextArea
      label={label}
      value={text}
      rows={4}
      error={text.trim() === '' ? error : undefined}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => text !== first && onLeave(text)}
    />
  )
}

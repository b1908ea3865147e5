import { useState } from 'react'
import { useTexts } from '#shared'
import { TextArea } from '#ui'
import { isSame } from './json-path.ts'
import classes from './projects.module.css'

interface Props {
  readonly options: readonly string[]
  readonly error: string | undefined
  readonly onChange: (options: string[]) => void
}

/** What a field may be chosen from, one on each line; empty lines are none. */
export function OptionsField({ options, error, onChange }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(options.join('\n'))
  if (!isSame(linesOf(typed), linesOf(options.join('\n')))) setTyped(options.join('\n'))
  return (
    <TextArea
      className={classes.wide}
      label={t('projects.field.Options')}
      hint={t('projects.field.OptionsHint')}
      error={error}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(linesOf(currentTarget.value))
      }}
    />
  )
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

import type { Mention } from '@telemachos/questionnaire/author/mentions'
import { useState } from 'react'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import { tellRenamed } from './tell-renamed.ts'

interface Props {
  readonly label: string
  readonly name: string
  readonly maxLength: number
  /** What is renamed, for what is told of it. */
  readonly of: 'model' | 'value'
  /** Who reads a name. */
  readonly readersOf: (name: string) => readonly Mention[]
  /** Whether something else still goes by a name, so that who reads it is not left behind. */
  readonly isShared?: (name: string) => boolean
  readonly onRename: (name: string) => void
}

/**
 * What expressions know a row or an option by: the name of the one, the value of the other. Who
 * reads it follows as it is typed, and is told of when the field is left.
 */
export function FollowedNameField(props: Props) {
  const { label, name, maxLength, of, readersOf, isShared, onRename } = props
  const { t } = useTexts()
  const [before, setBefore] = useState(name)
  return (
    <TextField
      label={label}
      value={name}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      onFocus={() => setBefore(name)}
      onBlur={() => {
        if (name === before) return
        const left = before === '' || isShared?.(before) ? [] : readersOf(before)
        tellRenamed({ before, name, left, count: readersOf(name).length, of, t })
      }}
      onChange={(event) => onRename(event.currentTarget.value)}
    />
  )
}

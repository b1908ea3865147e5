import type { ProjectField } from '@telemachos/contract/projects/entities'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import { useRevealed } from '../use-revealed.ts'
import classes from './masked-cell.module.css'
import type { Person } from './use-people-list.ts'

interface MaskedCellProps {
  readonly person: Person
  readonly field: ProjectField
}

/** A number of the state in the list: its last digits, and all of it to whoever asks for this one. */
export function MaskedCell({ person, field: { Name, Label } }: MaskedCellProps) {
  const { t } = useTexts()
  const value = person.Fields[Name] ?? ''
  const { text, isShown, toggle, problem } = useRevealed({ userId: person.Id, name: Name, value })
  const of = { label: Label, name: `${person.LastName} ${person.FirstName}` }
  return (
    <>
      <span className={classes.number}>
        <span aria-live="polite">{text}</span>
        <IconButton
          label={t(isShown ? 'people.number.hide' : 'people.number.show', of)}
          onClick={toggle}
        >
          {isShown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        </IconButton>
      </span>
      {problem && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
    </>
  )
}

import { initials } from '@telemachos/rules/greek-person'
import { useSettings } from '#shared'
import { markOf } from './profile-mark.ts'
import classes from './person-mark.module.css'

interface Props {
  readonly person: { readonly FirstName: string; readonly LastName: string }
  readonly roles: readonly string[]
  /** `small` stands beside a name in a list, `large` at the head of a page. */
  readonly size: 'small' | 'large'
}

/**
 * A person as the project marks their profile type: its colour, its letter, and its label as a tip.
 * A small mark shows the letter alone, a large one the initials with the letter at the edge. What it
 * says stands in words on the page as well, so it is hidden from readers of the screen.
 */
export function PersonMark({ person, roles, size }: Props) {
  const mark = markOf(useSettings(), roles)
  const { label, letter = '', colour } = mark ?? {}
  const isSmall = size === 'small'
  return (
    <span
      aria-hidden="true"
      title={label || undefined}
      className={classes.mark}
      data-size={size}
      data-coloured={colour !== undefined || undefined}
      style={colour === undefined ? undefined : { backgroundColor: colour }}
      data-text={isSmall && letter !== '' ? letter : initials(person)}
      data-letter={isSmall || letter === '' ? undefined : letter}
    />
  )
}

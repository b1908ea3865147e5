import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './import-rows.module.css'

interface CellFieldProps {
  /** Its field and row, for people who listen. */
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  /** Told once the cell is left, or by Enter. */
  readonly onChange: (text: string) => void
}

/** From a cell that is right to the next one on the page that is not. */
function goToNextFault(cell: HTMLInputElement): void {
  if (cell.ariaInvalid) return
  const wrong = [...(cell.closest('table')?.querySelectorAll('[aria-invalid]') ?? [])]
  const after = wrong.find(
    (other) => cell.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const next = after ?? wrong[0]
  if (next instanceof HTMLElement) next.focus()
}

/** A cell that is corrected in place, with what is wrong with it below. */
export function CellField({ label, value, error, onChange }: CellFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  return (
    <div className={classes.cell}>
      <input
        className={classes.field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={typed}
        title={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => onChange(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            flushSync(() => onChange(typed))
            goToNextFault(event.currentTarget)
          }
          if (event.key === 'Escape') setTyped(value)
        }}
      />
      {error && (
        <p id={id} className={classes.fault}>
          {error}
        </p>
      )}
    </div>
  )
}

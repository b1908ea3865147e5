import { useEffect, useRef } from 'react'
import { useTexts } from '#shared'
import classes from './apply.module.css'

export interface Fault {
  readonly name: string
  readonly label: string
  readonly message: string
}

/** The place of a question, for links to it. */
export const placeOf = (name: string): string => `question-${name}`

interface Props {
  readonly faults: readonly Fault[]
  /** Goes to a question. */
  readonly onChoose: (name: string) => void
}

/** Puts the cursor into a question of the step that is shown. */
export function focusQuestion(name: string): void {
  const field = document.getElementById(placeOf(name))
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}

/** All that is wrong with a step, each leading to its question; takes the focus when it comes. */
export function ErrorSummary({ faults, onChoose }: Props) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [faults])
  return (
    <div ref={frame} role="alert" tabIndex={-1} className={classes.errors}>
      <h2>{t('apply.errors')}</h2>
      <ul>
        {faults.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${placeOf(name)}`}
              onClick={(event) => {
                event.preventDefault()
                onChoose(name)
              }}
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Card } from '#layout'
import { useState, type ReactNode } from 'react'
import classes from './choice-cards.module.css'

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string
  readonly lead: string
  readonly name: string
  readonly value: Value
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    /** The language of the label, where it is not the page's. */
    readonly lang?: string
  }[]
  readonly busy?: boolean
  readonly error?: ReactNode
  /** What was chosen is shown until it is done, and then what is kept. */
  readonly onChoose: (value: Value) => void | Promise<void>
}

/** One of a few things, which takes effect as it is chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, lead, name, value: kept, choices, busy = false, error, onChoose } = props
  const [wanted, setWanted] = useState<Value>()
  const shown = wanted ?? kept

  async function choose(value: Value): Promise<void> {
    setWanted(value)
    await onChoose(value)
    setWanted(undefined)
  }

  return (
    <Card as="fieldset" raised aria-busy={busy}>
      <legend className={classes.legend}>{legend}</legend>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.choices}>
        {choices.map(({ value, label, lang }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === shown}
              onChange={() => {
                if (!busy) void choose(value)
              }}
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
      <div role="alert">{error && <p className={classes.error}>{error}</p>}</div>
    </Card>
  )
}

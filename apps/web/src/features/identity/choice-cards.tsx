import type { ReactNode } from 'react'
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
  readonly onChoose: (value: Value) => void
}

/** One of a few things, which takes effect as it is chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, lead, name, value: chosen, choices, busy = false, error, onChoose } = props
  return (
    <fieldset className={classes.set} aria-busy={busy}>
      <legend className={classes.legend}>{legend}</legend>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.choices}>
        {choices.map(({ value, label, lang }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => {
                if (!busy) onChoose(value)
              }}
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
      <div role="alert">{error && <p className={classes.error}>{error}</p>}</div>
    </fieldset>
  )
}

import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { endsOf } from '@telemachos/questionnaire/form/check-form'
import type { FocusEvent, ReactNode } from 'react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { chosenIn } from './action-form.ts'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import type { InputProps } from './data-input-props.ts'
import classes from './data-input.module.css'

interface Choice {
  readonly value: string
  readonly words: string
}

/** The controls of a field with several: one or more of a list, yes or no, a scale, stars. */
export function DataChoices(props: InputProps) {
  const { field, onLeave } = props
  const choices = useChoices(field)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) onLeave()
  }
  return (
    <div className={classes[field.type] ?? classes.choices} onBlur={leave}>
      {field.type === 'multiple' ? (
        <Several {...props} choices={choices} />
      ) : (
        <One {...props} choices={choices} />
      )}
    </div>
  )
}

function useChoices(field: FormField): Choice[] {
  const { t, language } = useTexts()
  if (field.type === 'yesno')
    return [
      { value: 'true', words: t('actions.form.yes') },
      { value: 'false', words: t('actions.form.no') },
    ]
  if (field.type === 'scale' || field.type === 'stars') {
    const { min, max } = endsOf(field)
    return Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => ({
      value: String(min + index),
      words: String(min + index),
    }))
  }
  return field.options.map(({ value, label }) => ({ value, words: textIn(label, language) }))
}

type ListProps = InputProps & { readonly choices: readonly Choice[] }

function One({ id, field, value, choices, onChange }: ListProps) {
  const { t } = useTexts()
  return (
    <>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={id}
            className={field.type === 'stars' ? 'visually-hidden' : undefined}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {field.type === 'stars' ? (
            <Star isFull={Number(value || 0) >= Number(choice.value)} words={choice.words} />
          ) : (
            <span>{choice.words}</span>
          )}
        </label>
      ))}
      {!field.required && value !== '' && (
        <button type="button" className={classes.clear} onClick={() => onChange('')}>
          {t('actions.form.clear')}
        </button>
      )}
    </>
  )
}

function Star({ isFull, words }: { readonly isFull: boolean; readonly words: string }): ReactNode {
  const Icon = isFull ? IconStarFilled : IconStar
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <Icon size={30} stroke={1.5} aria-hidden="true" className={classes.star} />
    </>
  )
}

function Several({ value, choices, onChange }: ListProps) {
  const chosen = chosenIn(value)
  const change = (one: string, isChosen: boolean): void => {
    const next = choices
      .map((choice) => choice.value)
      .filter((each) => (each === one ? isChosen : chosen.includes(each)))
    onChange(next.length === 0 ? '' : JSON.stringify(next))
  }
  return choices.map((choice) => (
    <Row as="label" key={choice.value} nowrap gap={3} align="start" className={classes.choice}>
      <input
        type="checkbox"
        checked={chosen.includes(choice.value)}
        onChange={({ currentTarget }) => change(choice.value, currentTarget.checked)}
      />
      <span>{choice.words}</span>
    </Row>
  ))
}

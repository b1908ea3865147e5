import { Row } from '#layout'
import { readNumber } from '@telemachos/questionnaire/types/written'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, OPEN_MS, read, say, type TypeProps } from './type-props.ts'
import { useTypedNumber } from './use-typed-number.ts'

/** Type 8: a number by sliding or by typing; untouched it is no answer. */
export function Slider({ question, answers, labelId, describedBy, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const [group] = question.groups
  const { min = 0, max = 100, step = 1, lowText, highText } = question.settings
  const text = (group && answers.get(group.id)?.text) ?? ''
  const typed = useTypedNumber(text, (next) => group && onAnswer(group.id, say(next), BLANK_MS))
  if (!group) return null
  const number = readNumber(text)
  return (
    <Row gap={4} align="start">
      <div className={classes.grow}>
        <input
          type="range"
          className={classes.range}
          data-untouched={text === '' || undefined}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-valuetext={text === '' ? t('quest.slider.untouched') : text}
          min={min}
          max={max}
          step={step}
          value={number ?? (min + max) / 2}
          onChange={(event) => onAnswer(group.id, say(event.currentTarget.value), OPEN_MS)}
          // Where the middle is meant, sliding changes nothing: touching answers.
          onClick={(event) => {
            if (text === '') onAnswer(group.id, say(event.currentTarget.value), OPEN_MS)
          }}
        />
        <p className={classes.ends}>
          <span>
            {min} {lowText && read(lowText)}
          </span>
          <span>
            {highText && read(highText)} {max}
          </span>
        </p>
      </div>
      <TextField
        label={t('quest.slider.number')}
        className={classes.short}
        inputMode="decimal"
        autoComplete="off"
        {...typed}
      />
    </Row>
  )
}

import { Row } from '#layout'
import { readTime } from '@telemachos/questionnaire/types/time'
import { useState } from 'react'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

/**
 * Type 14: hours 0-99 and minutes 00-59 (spec §5). Only both together are an answer. What is typed
 * stays as it is until it is left; then it has two digits.
 */
export function TimeAnswer({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [group] = question.groups
  if (!group) return null
  const kept = answers.get(group.id)?.text ?? ''
  const isSame = typed !== undefined && (readTime(typed) ?? typed) === (readTime(kept) ?? kept)
  const [hours = '', minutes = ''] = (isSame ? typed : kept).split(':')
  const put = (h: string, m: string): void => {
    const text = h === '' && m === '' ? '' : `${h}:${m}`
    setTyped(text)
    onAnswer(group.id, say(text), BLANK_MS)
  }
  const leave = (): void => {
    setTyped(undefined)
    const whole = readTime(kept)
    if (whole !== undefined && whole !== kept) onAnswer(group.id, say(whole))
  }
  return (
    <Row nowrap gap={4}>
      <TextField
        label={t('quest.time.hours')}
        className={classes.short}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={hours}
        onBlur={leave}
        onChange={(event) => put(digits(event.currentTarget.value), minutes)}
      />
      <TextField
        label={t('quest.time.minutes')}
        className={classes.short}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={minutes}
        onBlur={leave}
        onChange={(event) => put(hours, digits(event.currentTarget.value))}
      />
    </Row>
  )
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')

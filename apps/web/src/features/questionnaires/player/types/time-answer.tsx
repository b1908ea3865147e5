import { Row } from '#layout'
import { useTexts } from '#shared'
import { TextField } from '#ui'
import classes from './types.module.css'
import { BLANK_MS, say, type TypeProps } from './type-props.ts'

/** Type 14: hours 0-99 and minutes 00-59 (spec §5). Only both together are an answer. */
export function TimeAnswer({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const [group] = question.groups
  if (!group) return null
  const [hours = '', minutes = ''] = (answers.get(group.id)?.text ?? '').split(':')
  const put = (h: string, m: string): void =>
    onAnswer(group.id, say(h === '' && m === '' ? '' : `${h}:${m}`), BLANK_MS)
  return (
    <Row nowrap gap={4}>
      <TextField
        label={t('quest.time.hours')}
        className={classes.short}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={hours}
        onChange={(event) => put(digits(event.currentTarget.value), minutes)}
      />
      <TextField
        label={t('quest.time.minutes')}
        className={classes.short}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        value={minutes}
        onChange={(event) => put(hours, digits(event.currentTarget.value))}
      />
    </Row>
  )
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')

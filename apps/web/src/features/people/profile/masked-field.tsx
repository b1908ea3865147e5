import { Text } from '#layout'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { useRevealed } from '../use-revealed.ts'
import { FieldRow } from './field-row.tsx'
import type { PersonField } from './field-list.ts'
import classes from './fields.module.css'

interface Props {
  readonly userId: number
  readonly field: PersonField
}

/** A number of the state: its last digits, and all of it to somebody who asks, which is recorded. */
export function MaskedField({ userId, field }: Props) {
  const { t } = useTexts()
  const { label, value, editable } = field
  const { text, isShown, toggle, problem } = useRevealed({ userId, name: field.name, value })
  // The value that is being replaced: once there is another one, it has been.
  const [replaced, setReplaced] = useState<string>()
  const isReplacing = replaced === value
  const button = useRef<HTMLButtonElement>(null)
  const wasReplacing = useRef(false)
  useEffect(() => {
    const isDone = wasReplacing.current && !isReplacing
    if (isDone && document.activeElement === document.body) button.current?.focus()
    wasReplacing.current = isReplacing
  }, [isReplacing])
  // Nothing to hide: it is filled in like any other field.
  if (editable && value === '') return <FieldRow userId={userId} field={field} />
  if (editable && isReplacing) {
    return <FieldRow userId={userId} field={field} onLeave={() => setReplaced(undefined)} />
  }
  return (
    <div className={classes.row}>
      <p className={classes.name}>{label}</p>
      <div className={classes.masked}>
        <span className={classes.number} aria-live="polite">
          {value === '' ? (
            <Text as="span" tone="faint">
              {t('users.fields.empty')}
            </Text>
          ) : (
            text
          )}
        </span>
        {value !== '' && (
          <button
            type="button"
            className={classes.small}
            aria-label={t(isShown ? 'users.fields.hide' : 'users.fields.show', { label })}
            onClick={toggle}
          >
            {t(isShown ? 'users.fields.hideShort' : 'users.fields.showShort')}
          </button>
        )}
        {editable && (
          <button
            ref={button}
            type="button"
            className={classes.small}
            aria-label={t('users.fields.replace', { label })}
            onClick={() => setReplaced(value)}
          >
            {t('users.fields.replaceShort')}
          </button>
        )}
      </div>
      {problem && (
        <Text role="alert" tone="failure" size="small">
          {problem}
        </Text>
      )}
      <p className={classes.status}>{value !== '' && t('users.fields.recorded')}</p>
    </div>
  )
}

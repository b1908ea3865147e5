import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
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
  const [shown, setShown] = useState<{ of: string; value: string }>()
  const [problem, setProblem] = useState<string>()
  const { label, value, editable } = field
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
  const isShown = shown !== undefined && shown.of === value

  async function show(): Promise<void> {
    setProblem(undefined)
    try {
      const { Value } = await call('profile.revealField', { UserId: userId, Name: field.name })
      setShown({ of: value, value: Value })
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  return (
    <div className={classes.row}>
      <p className={classes.name}>{label}</p>
      <div className={classes.masked}>
        <span className={classes.number} aria-live="polite">
          {value === '' ? (
            <span className={classes.empty}>{t('users.fields.empty')}</span>
          ) : isShown ? (
            shown.value
          ) : (
            value
          )}
        </span>
        {value !== '' && (
          <button
            type="button"
            className={classes.small}
            aria-label={t(isShown ? 'users.fields.hide' : 'users.fields.show', { label })}
            onClick={() => (isShown ? setShown(undefined) : void show())}
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
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <p className={classes.status}>{value !== '' && t('users.fields.recorded')}</p>
    </div>
  )
}

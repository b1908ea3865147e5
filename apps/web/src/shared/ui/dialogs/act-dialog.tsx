import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { TextField } from '../text-field.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogFrame } from './dialog-frame.tsx'
import classes from './act-dialog.module.css'
import type { ActRequest } from './dialog-store.ts'

interface Props {
  readonly request: ActRequest
  readonly answer: (typed: string) => void
  readonly cancel: () => void
}

/** Who and what an act touches, whom it leaves out, what cannot be undone; and the asked for words. */
export function ActDialog({ request, answer, cancel }: Props) {
  const { t } = useTexts()
  const { title, text, touched = [], exceptions = [], isFinal, typed: expected } = request
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = expected === undefined || typed.trim() === expected.value
  function confirm(): void {
    setTried(true)
    if (isRight) answer(typed.trim())
  }
  return (
    <DialogFrame
      title={title}
      text={text}
      confirmLabel={request.confirmLabel}
      danger={isFinal}
      isKept
      {...(!expected && { focused: isFinal ? 'cancel' : 'confirm' })}
      onCancel={cancel}
      onConfirm={confirm}
    >
      {touched.length > 0 && (
        <dl className={classes.touched}>
          {touched.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {request.details}
      {exceptions.length > 0 && (
        <section aria-label={t('ui.act.exceptions')}>
          <h3 className={classes.heading}>{t('ui.act.exceptions')}</h3>
          <ul className={classes.exceptions}>
            {exceptions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Badge tone={isFinal ? 'overdue' : 'info'}>
          {t(isFinal ? 'ui.act.final' : 'ui.act.undo')}
        </Badge>
      </p>
      {expected && (
        <TextField
          label={expected.label}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          error={isTried && !isRight ? t('ui.act.mistyped', { value: expected.value }) : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </DialogFrame>
  )
}

import { Heading } from '../../shared/layout/heading.tsx'
import { FailureNotice } from '../../shared/layout/notice.tsx'
import { Row } from '../../shared/layout/row.tsx'
import type { ErasureReason } from '@telemachos/contract/privacy/reasons'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { EffectsTable, KeptReasons } from './effects-table.tsx'
import type { DataPerson, Preview } from './data-person.ts'
import classes from './erase-dialog.module.css'
import { ReasonField } from './reason-field.tsx'

interface Props {
  readonly person: DataPerson
  readonly preview: Preview
  readonly onClose: () => void
}

/** Erases a person once a reason is chosen and their user name is repeated. */
export function EraseForm({ person, preview, onClose }: Props) {
  const { t } = useTexts()
  const { Request: request } = preview
  const [reason, setReason] = useState<ErasureReason | null>(request?.Reason ?? null)
  const [username, setUsername] = useState('')
  const erase = useWrite('privacy.eraseUser')
  const refused = erase.error instanceof ApiError ? erase.error.fields : []
  const wrongName = refused.find(({ field }) => field === 'Username')?.message

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (reason === null || username === '') return
    // The page is read again before this is over, and has nobody to show: the form is gone by then.
    erase.mutateAsync({ UserId: person.Id, Username: username, Reason: reason }).then(
      () => {
        toast(t('privacy.erase.done'))
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{t('privacy.erase.final')}</p>
      {request && (
        <p>
          {t('privacy.erase.pending', {
            at: formatDateTime(request.At),
            name: fullName(request.By),
            reason: t(`privacy.reason.${request.Reason}`),
          })}
        </p>
      )}
      <Heading as="h3" size="plain">
        {t('privacy.erase.effects')}
      </Heading>
      <EffectsTable sections={preview.Sections} />
      <KeptReasons sections={preview.Sections} />
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        label={t('privacy.erase.username', { username: person.Username })}
        autoComplete="off"
        spellCheck={false}
        value={username}
        error={wrongName}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <div role="alert">
        {erase.error && !wrongName && (
          <FailureNotice>
            {refused.map(({ message }) => message).join(' ') || errorText(erase.error, t)}
          </FailureNotice>
        )}
      </div>
      <Row gap={3}>
        <Button
          type="submit"
          className={classes.grave}
          disabled={reason === null || username === ''}
          loading={erase.isPending}
        >
          {t('privacy.erase.confirm')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('privacy.erase.cancel')}
        </Button>
      </Row>
    </form>
  )
}

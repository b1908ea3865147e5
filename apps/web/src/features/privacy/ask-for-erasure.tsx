import { FailureNotice, Row } from '#layout'
import type { ErasureReason } from '@telemachos/contract/privacy/reasons'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { errorText, useTexts, useWrite } from '#shared'
import { Button, DismissButton, toast } from '#ui'
import type { DataPerson, Preview } from './data-person.ts'
import classes from './erase-dialog.module.css'
import { ReasonField } from './reason-field.tsx'

interface Props {
  readonly person: DataPerson
  readonly preview: Preview
  readonly onClose: () => void
}

/** Asks a SuperAdmin to erase somebody who has been in projects of others too. */
export function AskForErasure({ person, preview: { Request: request }, onClose }: Props) {
  const { t } = useTexts()
  const [reason, setReason] = useState<ErasureReason | null>(null)
  const ask = useWrite('privacy.requestErasure')
  return (
    <div className={classes.form}>
      <p>{t('privacy.erase.elsewhere')}</p>
      {request ? (
        <p>
          {t('privacy.erase.pending', {
            at: formatDateTime(request.At),
            name: fullName(request.By),
            reason: t(`privacy.reason.${request.Reason}`),
          })}
        </p>
      ) : (
        <ReasonField value={reason} onChange={setReason} />
      )}
      <div role="alert">
        {ask.error && <FailureNotice>{errorText(ask.error, t)}</FailureNotice>}
      </div>
      <Row gap={3}>
        {!request && (
          <Button
            disabled={reason === null}
            loading={ask.isPending}
            onClick={() =>
              reason &&
              ask.mutate(
                { UserId: person.Id, Reason: reason },
                { onSuccess: () => toast(t('privacy.erase.asked')) },
              )
            }
          >
            {t('privacy.erase.ask')}
          </Button>
        )}
        <DismissButton onClick={onClose} />
      </Row>
    </div>
  )
}

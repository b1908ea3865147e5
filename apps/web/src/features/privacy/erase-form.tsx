import { FailureNotice, Heading, Row } from '#layout'
import type { ErasureReason } from '@telemachos/contract/privacy/reasons'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useForm, useTexts } from '#shared'
import { Button, DismissButton, TextField } from '#ui'
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
  const form = useForm('privacy.eraseUser', {
    start: { Reason: (request?.Reason ?? null) as ErasureReason | null, Username: '' },
    isReady: ({ Reason, Username }) => Reason !== null && Username !== '',
    inputOf: ({ Reason, Username }) => Reason && { UserId: person.Id, Username, Reason },
    // The page is read again before this is over, and says what was done: the form is gone by then.
    onSaved: onClose,
    shortcut: false,
  })
  return (
    <form className={classes.form} {...form.form}>
      <p>
        {t('privacy.erase.final')} {t('ui.sure')}
      </p>
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
      <EffectsTable sections={preview.Sections} when="planned" />
      <KeptReasons sections={preview.Sections} />
      <ReasonField value={form.values.Reason} onChange={(Reason) => form.set({ Reason })} />
      <TextField
        label={t('privacy.erase.username', { username: person.Username })}
        autoComplete="off"
        spellCheck={false}
        {...form.text('Username')}
      />
      {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
      <Row gap={3}>
        <Button {...form.button} className={classes.grave}>
          {t('privacy.erase.confirm')}
        </Button>
        <DismissButton onClick={onClose} />
      </Row>
    </form>
  )
}

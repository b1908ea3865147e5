import { Heading } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Loadable, ModalDialog, WindowHead } from '#ui'
import classes from './hours-dialog.module.css'
import { HoursEditor } from './hours-editor.tsx'

/** When the mentor who is here can meet: hours of the week, and days off. */
export function HoursDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const hours = useCall('meetings.getAvailability', { ProjectId })
  const [isChanged, setChanged] = useState(false)
  return (
    <ModalDialog
      label={t('hours.open')}
      className={classes.dialog}
      unsaved={isChanged}
      leaveWords={{
        title: t('series.leave'),
        text: t('hours.leaveText'),
        confirmLabel: t('series.leaveYes'),
      }}
      onClose={onClose}
    >
      <WindowHead centred closeLabel={t('panel.close')} onClose={onClose}>
        <Heading size="dialog">{t('hours.open')}</Heading>
      </WindowHead>
      <div className={classes.body}>
        <p className={classes.lead}>{t('hours.lead')}</p>
        <Loadable query={hours}>
          {(saved) => <HoursEditor saved={saved} onChanged={setChanged} onSaved={onClose} />}
        </Loadable>
      </div>
    </ModalDialog>
  )
}

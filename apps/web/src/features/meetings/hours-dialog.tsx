import { Heading } from '#layout'
import { useRef } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { askToConfirm, Loadable, ModalDialog, WindowHead } from '#ui'
import classes from './hours-dialog.module.css'
import { HoursEditor } from './hours-editor.tsx'

/** When the mentor who is here can meet: hours of the week, and days off. */
export function HoursDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const hours = useCall('meetings.getAvailability', { ProjectId })
  const changed = useRef(false)

  async function leave(): Promise<void> {
    const question = {
      title: t('series.leave'),
      text: t('hours.leaveText'),
      confirmLabel: t('series.leaveYes'),
    }
    if (!changed.current || (await askToConfirm(question))) onClose()
  }
  return (
    <ModalDialog label={t('hours.open')} className={classes.dialog} onClose={() => void leave()}>
      <WindowHead centred closeLabel={t('panel.close')} onClose={() => void leave()}>
        <Heading size="dialog">{t('hours.open')}</Heading>
      </WindowHead>
      <div className={classes.body}>
        <p className={classes.lead}>{t('hours.lead')}</p>
        <Loadable query={hours}>
          {(saved) => (
            <HoursEditor
              saved={saved}
              onChanged={(is) => {
                changed.current = is
              }}
              onSaved={onClose}
            />
          )}
        </Loadable>
      </div>
    </ModalDialog>
  )
}

import { Heading } from '../../shared/layout/heading.tsx'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { askToConfirm } from '../../shared/ui/dialogs/dialog-store.ts'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { Loadable } from '../../shared/ui/loadable.tsx'
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx'
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
      <header className={classes.head}>
        <Heading size="dialog">{t('hours.open')}</Heading>
        <IconButton label={t('panel.close')} onClick={() => void leave()}>
          <IconX size={20} />
        </IconButton>
      </header>
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

import { FailureNotice, Heading, Row } from '#layout'
import { fullName } from '@telemachos/rules/greek-person'
import { useCall, useTexts } from '#shared'
import { DismissButton, Loadable, ModalDialog } from '#ui'
import { AskForErasure } from './ask-for-erasure.tsx'
import { EraseForm } from './erase-form.tsx'
import classes from './erase-dialog.module.css'
import type { DataPerson } from './data-person.ts'

interface Props {
  readonly person: DataPerson
  readonly onClose: () => void
}

/** What erasing a person does, before it is done; or how it is asked for, where it is not theirs to do. */
export function EraseDialog({ person, onClose }: Props) {
  const { t } = useTexts()
  const preview = useCall('privacy.previewErasure', { UserId: person.Id })
  const title = t('privacy.erase.title', { name: fullName(person) })
  return (
    <ModalDialog isKept label={title} onClose={onClose}>
      <div className={classes.content}>
        <Heading size="dialog">{title}</Heading>
        <Loadable query={preview}>
          {(shown) => {
            if (!shown.MayErase) {
              return <AskForErasure person={person} preview={shown} onClose={onClose} />
            }
            if (shown.Obstacle === null) {
              return <EraseForm person={person} preview={shown} onClose={onClose} />
            }
            return (
              <>
                <FailureNotice>{t(`rule.${shown.Obstacle}`)}</FailureNotice>
                <Row gap={3}>
                  <DismissButton onClick={onClose} />
                </Row>
              </>
            )
          }}
        </Loadable>
      </div>
    </ModalDialog>
  )
}

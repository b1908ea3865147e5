import { pathOf } from '@telemachos/contract/paths'
import { Heading, Row } from '#layout'
import { Button, DismissButton, ModalDialog, showSystemMessage } from '#ui'
import { IconEye, IconUserShield } from '@tabler/icons-react'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { call, useIdentity, useTexts, useMay } from '#shared'
import dialog from './explained-dialog.module.css'
import classes from './stand-in-menu.module.css'

interface Person {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly Active: boolean
}

/** For an Admin: logging in as a person, and viewing as them (spec §6); nothing for others. */
export function StandInMenu({ person }: { readonly person: Person }) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const may = useMay()
  const [asking, setAsking] = useState(false)
  if (!may('identity.viewAs') || !person.Active || person.Id === UserId) return null
  const fail = (error: unknown): void => showSystemMessage(error, t)

  async function logIn(): Promise<void> {
    const token = await call('identity.makeLoginAs', { UserId: person.Id, url: '/' })
    location.assign(pathOf('root.loginas', { token }))
  }

  async function view(): Promise<void> {
    await call('identity.viewAs', { UserId: person.Id }, { changesPerson: true })
    location.assign('/')
  }

  return (
    <div role="group" aria-label={t('standIn.menu')} className={classes.group}>
      <button type="button" className={classes.button} onClick={() => void view().catch(fail)}>
        <IconEye size={18} aria-hidden="true" />
        {t('identity.viewAs')}
      </button>
      <button type="button" className={classes.button} onClick={() => setAsking(true)}>
        <IconUserShield size={18} aria-hidden="true" />
        {t('standIn.loginAs')}
      </button>
      {asking && (
        <LoginAsDialog
          name={fullName(person)}
          onClose={() => setAsking(false)}
          onStart={() => logIn().catch(fail)}
        />
      )}
    </div>
  )
}

interface LoginAsDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onStart: () => Promise<void>
}

/** What it means to take somebody's place, before it is done. */
function LoginAsDialog({ name, onClose, onStart }: LoginAsDialogProps) {
  const { t } = useTexts()
  const [starting, setStarting] = useState(false)
  const title = t('standIn.ask.title', { name })
  return (
    <ModalDialog label={title} onClose={onClose}>
      <div className={dialog.content}>
        <Heading size="dialog">{title}</Heading>
        <ul className={dialog.points}>
          <li>{t('standIn.ask.lead')}</li>
          <li>{t('standIn.ask.recorded')}</li>
          <li>{t('standIn.ask.refused')}</li>
          <li>{t('standIn.ask.ends')}</li>
        </ul>
        <Row gap={3}>
          <Button
            loading={starting}
            onClick={() => {
              setStarting(true)
              void onStart().finally(onClose)
            }}
          >
            {t('standIn.ask.start')}
          </Button>
          <DismissButton onClick={onClose} />
        </Row>
      </div>
    </ModalDialog>
  )
}

import { Heading, Row } from '#layout'
import {
  Button,
  IconButton,
  Loadable,
  ModalDialog,
  ProjectLink,
  toast,
  useNow,
  showSystemMessage,
  TOAST_MS,
} from '#ui'
import { fullName } from '@telemachos/rules/greek-person'
import { IconX } from '@tabler/icons-react'
import { useCall, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { mailName, placeOf, storyOf } from './mail-name.ts'
import { MailState } from './mail-state.tsx'
import { MailText } from './mail-text.tsx'
import { useMailProblem } from './use-mail-problem.ts'
import classes from './mail.module.css'

interface Props {
  readonly id: number
  readonly canManage: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** One mail as it left, and what can be done with it. */
export function MailPanel({ id, canManage, onClose, onChanged }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const mail = useCall('mail.getMail', { ProjectId, Id: id })
  return (
    <ModalDialog
      label={mail.data ? mailName(mail.data, t) : t('mail.noSubject')}
      className={classes.panel}
      onClose={onClose}
    >
      <Row nowrap justify="end">
        <IconButton label={t('mail.close')} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </Row>
      <Loadable query={mail}>
        {(data) => (
          <>
            <Opened mail={data} />
            {canManage && (
              <Manage
                mail={data}
                onChanged={() => {
                  onChanged()
                  onClose()
                }}
              />
            )}
          </>
        )}
      </Loadable>
    </ModalDialog>
  )
}

type FullMail = CallOutput<'mail.getMail'>

function Opened({ mail }: { readonly mail: FullMail }) {
  const { t } = useTexts()
  const now = useNow()
  const place = mail.Path === null ? null : placeOf(mail.Path)
  return (
    <article className={classes.mail}>
      <Heading size="dialog" className={classes.subject}>
        {mailName(mail, t)}
      </Heading>
      <p className={classes.facts}>
        <MailState state={mail.State} />
        <span>
          {mail.Address === ''
            ? t('mail.toName', { name: fullName(mail.To) })
            : t('mail.to', { name: fullName(mail.To), address: mail.Address })}
        </span>
      </p>
      <p className={classes.quiet}>{storyOf(mail, now, t).join(' ')}</p>
      {mail.Error !== '' && <Problem error={mail.Error} />}
      {mail.Text === '' ? (
        <>
          <p className={classes.quiet}>
            {t(mail.Template.startsWith('identity.') ? 'mail.unshown' : 'mail.unwritten')}
          </p>
          {place !== null && <ProjectLink {...place}>{t('mail.toPage')}</ProjectLink>}
        </>
      ) : (
        <MailText text={mail.Text} />
      )}
    </article>
  )
}

function Problem({ error }: { readonly error: string }) {
  const problem = useMailProblem()
  return <p className={classes.problem}>{problem(error)}</p>
}

interface ManageProps {
  readonly mail: FullMail
  readonly onChanged: () => void
}

function Manage({ mail, onChanged }: ManageProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const resend = useWrite('mail.resendMails')
  const cancel = useWrite('mail.cancelMails')
  const input = { ProjectId, Ids: [mail.Id] }
  const tell = (changed: number, message: string) => {
    if (changed > 0) toast(message, { ms: TOAST_MS.mailNotice })
    else toast(t('mail.tooLate'), { kind: 'info', ms: TOAST_MS.mailNotice })
    onChanged()
  }
  const fail = (error: unknown): void => showSystemMessage(error, t, TOAST_MS.mailNotice)
  if (mail.State === 'sent') return null
  if (mail.State === 'queued') {
    return (
      <Button
        variant="default"
        loading={cancel.isPending}
        onClick={() =>
          cancel.mutate(input, {
            onSuccess: ({ Changed }) => tell(Changed, t('mail.cancelled')),
            onError: fail,
          })
        }
      >
        {t('mail.cancel')}
      </Button>
    )
  }
  return (
    <Button
      loading={resend.isPending}
      onClick={() =>
        resend.mutate(input, {
          onSuccess: ({ Changed }) => tell(Changed, t('mail.resent')),
          onError: fail,
        })
      }
    >
      {t('mail.resend')}
    </Button>
  )
}

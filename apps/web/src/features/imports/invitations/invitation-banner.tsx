import { IconMail } from '@tabler/icons-react'
import { pathOf } from '@telemachos/contract/paths'
import { useTexts, type CallOutput } from '#shared'
import { usePluralText } from '../use-plural-text.ts'
import classes from './invitation-banner.module.css'

interface Props {
  readonly invitations: CallOutput<'imports.listOwnInvitations'>
}

/** Says that a project invites the person, who may not have read the mail, and leads to the answer. */
export default function InvitationBanner({ invitations }: Props) {
  const { t } = useTexts()
  const told = usePluralText()
  const [first] = invitations
  if (!first) return null
  return (
    <aside className={classes.banner} aria-label={t('invitations.title')}>
      <IconMail size={20} aria-hidden="true" className={classes.icon} />
      <p>{told('invitations.banner', invitations.length, { project: first.Project })}</p>
      <a href={pathOf('root.invitations')}>{t('invitations.open')}</a>
    </aside>
  )
}

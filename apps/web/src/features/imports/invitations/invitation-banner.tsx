import { IconMail } from '@tabler/icons-react'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useTexts } from '#shared'
import { usePluralText } from '../use-plural-text.ts'
import classes from './invitation-banner.module.css'

/** Says that a project invites the person, who may not have read the mail, and leads to the answer. */
export default function InvitationBanner() {
  const { t } = useTexts()
  const told = usePluralText()
  const { data } = useCall('imports.listOwnInvitations', {}, { staleTime: 300_000 })
  const [first] = data ?? []
  if (!data || !first) return null
  return (
    <aside className={classes.banner} aria-label={t('invitations.title')}>
      <IconMail size={20} aria-hidden="true" className={classes.icon} />
      <p>{told('invitations.banner', data.length, { project: first.Project })}</p>
      <a href={pathOf('root.invitations')}>{t('invitations.open')}</a>
    </aside>
  )
}

import { fullName } from '@telemachos/rules/greek-person'
import { safeReturnUrl, useTexts, type Identity } from '#shared'
import classes from './sign-in-page.module.css'

interface Props {
  readonly identity: Identity
  /** From where they were sent here; null where they came by themselves. */
  readonly wanted: string | null
  /** Whether they were signed in when they came: then their role does not open the page that they want. */
  readonly isSentAway: boolean
}

/** Who has signed in already, with the way on; the form below is for somebody else. */
export default function AlreadyIn({ identity, wanted, isSentAway }: Props) {
  const { t } = useTexts()
  const name = fullName(identity)
  const { StandIn } = identity
  if (isSentAway && wanted !== null) {
    return (
      <p className={classes.note}>
        {t('identity.signIn.notYours', { name })} <a href="/">{t('identity.signIn.back')}</a>
      </p>
    )
  }
  return (
    <div className={classes.note}>
      <p>
        {StandIn
          ? t('identity.signIn.alreadyAs', { name, admin: fullName(StandIn.Admin) })
          : t('identity.signIn.already', { name })}
      </p>
      <p>
        <a href={safeReturnUrl(wanted)} className={classes.goOn}>
          {t('identity.signIn.goOn', { name })}
        </a>
      </p>
      <p>{t('identity.signIn.orOther')}</p>
    </div>
  )
}

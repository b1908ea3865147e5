import { Text } from '#layout'
import { MAIL_KINDS, type MailKind } from '@telemachos/contract/applications/mail-kinds'
import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import classes from './applications.module.css'

interface Props {
  readonly kinds: readonly MailKind[]
  readonly onChange: (kinds: MailKind[]) => void
}

/** Of which steps applicants are told by mail. */
export function MailKindFields({ kinds, onChange }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.legend}>{t('applications.rules.mails')}</legend>
      <Text tone="soft">{t('applications.rules.mailsText')}</Text>
      {MAIL_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`applications.rules.mail.${kind}`)}
          checked={kinds.includes(kind)}
          onChange={(isOn) =>
            onChange(MAIL_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one))))
          }
        />
      ))}
    </fieldset>
  )
}

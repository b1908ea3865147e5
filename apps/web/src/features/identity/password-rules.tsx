import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { PASSWORD_RULES, passwordFailures } from '@telemachos/rules/password'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import classes from './password-rules.module.css'

/** Which rules what is typed keeps so far, and which of them are not insisted on (spec §5). */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTexts()
  const failures = passwordFailures(password)
  return (
    <div className={classes.box}>
      <p id="password-rules" className={classes.title}>
        {t('identity.password.rules')}
      </p>
      <ul aria-labelledby="password-rules" className={classes.list}>
        {PASSWORD_RULES.map(({ bit, name, required }) => {
          const isKept = (failures & bit) === 0
          const Icon = isKept ? IconCircleCheckFilled : IconCircle
          return (
            <li key={name} className={classes.rule} data-kept={isKept || undefined}>
              <Icon size={20} aria-hidden="true" className={classes.icon} />
              <span>
                {t(`identity.password.rule.${name}`)}
                {!required && (
                  <span className={classes.optional}> ({t('identity.password.optional')})</span>
                )}
                <span className="visually-hidden">
                  {': '}
                  {t(isKept ? 'identity.password.kept' : 'identity.password.missing')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

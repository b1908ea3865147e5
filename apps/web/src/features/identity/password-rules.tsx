import { Row, Stack, Text } from '#layout'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { passwordFailures, passwordRules } from '@telemachos/rules/password'
import { useTexts } from '#shared'
import classes from './password-rules.module.css'

interface Props {
  readonly password: string
  /** The strict pattern holds. */
  readonly isStrict?: boolean
}

/** Which rules what is typed keeps so far, and which of them are not insisted on (spec §5). */
export function PasswordRules({ password, isStrict = false }: Props) {
  const { t } = useTexts()
  const failures = passwordFailures(password, isStrict)
  return (
    <div className={classes.box}>
      <p id="password-rules" className={classes.title}>
        {t('identity.password.rules')}
      </p>
      <Stack aria-labelledby="password-rules" as="ul" gap={1}>
        {passwordRules(isStrict).map(({ bit, name, required }) => {
          const isKept = (failures & bit) === 0
          const Icon = isKept ? IconCircleCheckFilled : IconCircle
          return (
            <Row
              key={name}
              as="li"
              nowrap
              gap={2}
              align="start"
              className={classes.rule}
              data-kept={isKept || undefined}
            >
              <Icon size={20} aria-hidden="true" className={classes.icon} />
              <span>
                {t(`identity.password.rule.${name}`)}
                {!required && (
                  <Text as="span" tone="faint">
                    {' '}
                    ({t('identity.password.optional')})
                  </Text>
                )}
                <span className="visually-hidden">
                  {': '}
                  {t(isKept ? 'identity.password.kept' : 'identity.password.missing')}
                </span>
              </span>
            </Row>
          )
        })}
      </Stack>
    </div>
  )
}

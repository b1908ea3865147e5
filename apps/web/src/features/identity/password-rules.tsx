import { Row, Stack, Text } from '#layout'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { PASSWORD_RULES, passwordFailures } from '@telemachos/rules/password'
import { useTexts } from '#shared'
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
      <Stack aria-labelledby="password-rules" as="ul" gap={1}>
        {PASSWORD_RULES.map(({ bit, name, required }) => {
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

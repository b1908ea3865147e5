import { Card, Heading, Row, Stack } from '#layout'
import { useIdentity, useTexts } from '#shared'
import classes from './account-page.module.css'

/** The own roles in every project. */
export function OwnRoles() {
  const { t } = useTexts()
  const { Projects, ProjectId, Role } = useIdentity()
  return (
    <Card as="section" raised gap={3} aria-labelledby="own-roles">
      <Heading id="own-roles">{t('identity.profile.roles')}</Heading>
      {Projects.length === 0 && <p className={classes.quiet}>{t('identity.profile.noRoles')}</p>}
      <Stack as="ul" gap={4}>
        {Projects.map(({ Id, Descr, Roles }) => (
          <li key={Id}>
            <p className={classes.project}>
              {Descr}
              {Id === ProjectId && (
                <span className={classes.quiet}> · {t('identity.profile.currentProject')}</span>
              )}
            </p>
            <Row as="ul" gap={2} className={classes.roles}>
              {Roles.map((role) => {
                const isCurrent = Id === ProjectId && role === Role
                return (
                  <li key={role} className={classes.role} data-current={isCurrent || undefined}>
                    {t(`identity.role.${role}`)}
                    {isCurrent && ` (${t('identity.profile.currentRole')})`}
                  </li>
                )
              })}
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

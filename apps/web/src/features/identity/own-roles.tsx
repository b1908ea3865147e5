import { useIdentity } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import classes from './account-page.module.css'

/** The own roles in every project. */
export function OwnRoles() {
  const { t } = useTexts()
  const { Projects, ProjectId, Role } = useIdentity()
  return (
    <section className={classes.card} aria-labelledby="own-roles">
      <h2 id="own-roles" className={classes.heading}>
        {t('identity.profile.roles')}
      </h2>
      {Projects.length === 0 && <p className={classes.quiet}>{t('identity.profile.noRoles')}</p>}
      <ul className={classes.projects}>
        {Projects.map(({ Id, Descr, Roles }) => (
          <li key={Id}>
            <p className={classes.project}>
              {Descr}
              {Id === ProjectId && (
                <span className={classes.quiet}> · {t('identity.profile.currentProject')}</span>
              )}
            </p>
            <ul className={classes.roles}>
              {Roles.map((role) => {
                const isCurrent = Id === ProjectId && role === Role
                return (
                  <li key={role} className={classes.role} data-current={isCurrent || undefined}>
                    {t(`identity.role.${role}`)}
                    {isCurrent && ` (${t('identity.profile.currentRole')})`}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

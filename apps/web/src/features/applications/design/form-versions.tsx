import { Card, Heading, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { call, useCall, useTexts } from '#shared'
import { Badge, Button, Loadable, showSystemMessage, toast } from '#ui'
import classes from './design.module.css'

interface Props {
  readonly projectId: number
  readonly onRestore: (form: never) => void
}

/** The versions of a form, with how many applied on each; an earlier one can be brought back. */
export function FormVersions({ projectId, onRestore }: Props) {
  const { t } = useTexts()
  const query = useCall('applications.listFormVersions', { ProjectId: projectId })
  async function restore(Id: number): Promise<void> {
    try {
      const { Form } = await call('applications.getFormVersion', { ProjectId: projectId, Id })
      onRestore(JSON.parse(Form) as never)
      toast(t('applications.versions.restored'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('applications.versions')}
      </Heading>
      <Loadable query={query}>
        {(versions) =>
          versions.length === 0 ? (
            <Text tone="soft">{t('applications.versions.none')}</Text>
          ) : (
            <ul className={classes.versions}>
              {versions.map((one) => (
                <li key={one.Id}>
                  <div>
                    <strong>{t('applications.versions.number', { number: one.Version })}</strong>{' '}
                    {one.Current && <Badge tone="done">{t('applications.versions.current')}</Badge>}
                    <Text tone="soft" size="medium">
                      {formatDateTime(one.SavedAt)}
                      {one.SavedBy && ` · ${fullName(one.SavedBy)}`}
                    </Text>
                    <Text tone="soft" size="medium">
                      {t('applications.versions.questions', { count: one.Questions })} ·{' '}
                      {t('applications.versions.applications', { count: one.Applications })}
                    </Text>
                  </div>
                  {!one.Current && (
                    <Button variant="default" size="sm" onClick={() => void restore(one.Id)}>
                      {t('applications.versions.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loadable>
    </Card>
  )
}

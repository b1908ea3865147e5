import { Stack, Text } from '#layout'
import { formatDate } from '@telemachos/rules/dates'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, Loadable, ModalDialog } from '#ui'
import classes from './history-dialog.module.css'
import { listName, type Person } from './link-kind.ts'

interface HistoryDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Everybody who looks after a person or did, and who set it. */
export function HistoryDialog({ person, onClose }: HistoryDialogProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const relations = useCall('people.listRelations', { ProjectId, UserId: person.Id })
  const title = t('linking.history.of', { name: listName(person) })
  return (
    <ModalDialog label={title} onClose={onClose}>
      <Stack gap={4} className={classes.history}>
        <h2>{title}</h2>
        <Loadable query={relations}>
          {(list) =>
            list.length === 0 ? (
              <p>{t('users.relations.none')}</p>
            ) : (
              <ul className={classes.list}>
                {list.map(({ Kind, Holder, ActionId, ActionTitle, From, To, By }) => (
                  <li
                    key={`${Kind} ${Holder.Id} ${ActionId} ${From} ${To}`}
                    data-past={To === null ? undefined : ''}
                  >
                    <p>
                      {t(`users.relations.${Kind}`)}: <strong>{listName(Holder)}</strong>
                    </p>
                    <Text tone="soft" size="small">
                      {[
                        To === null
                          ? t('users.relations.since', { from: formatDate(From) })
                          : t('users.relations.between', {
                              from: formatDate(From),
                              to: formatDate(To),
                            }),
                        ActionId !== null &&
                          t('users.relations.oneAction', { action: ActionTitle ?? '…' }),
                        By !== null && t('users.relations.by', { by: listName(By) }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </li>
                ))}
              </ul>
            )
          }
        </Loadable>
        <Button variant="default" onClick={onClose}>
          {t('linking.history.close')}
        </Button>
      </Stack>
    </ModalDialog>
  )
}

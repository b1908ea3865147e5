import { Card, Stack, Text } from '#layout'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { formatDate } from '@telemachos/rules/dates'
import { useCall, useIdentity, useTexts, useMay } from '#shared'
import { Loadable } from '#ui'
import { ActivityList } from './activity-list.tsx'
import { fullName } from '@telemachos/rules/greek-person'
import { ConsentHistory } from './consent-history.tsx'
import classes from './person-history.module.css'

type Relation = OutputOf<typeof contract.people.calls.listRelations>[number]

/** What was done about a person and who looks after them, then and now; for those who oversee. */
export function PersonHistory({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const may = useMay()
  if (!may('people.listRelations')) return null
  return (
    <div className={classes.columns}>
      <Card as="section">
        <h2 className={classes.heading}>{t('users.activity.ofPerson')}</h2>
        <ActivityList userId={userId} />
      </Card>
      <Stack gap={4}>
        <Card as="section">
          <h2 className={classes.heading}>{t('users.relations.title')}</h2>
          <Relations userId={userId} />
        </Card>
        <ConsentHistory userId={userId} />
      </Stack>
    </div>
  )
}

/** Everyone who looks after a person or did, the present first. */
export function Relations({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const relations = useCall('people.listRelations', { ProjectId, UserId: userId })
  return (
    <Loadable query={relations}>
      {(list) =>
        list.length === 0 ? (
          <Text tone="faint" size="small">
            {t('users.relations.none')}
          </Text>
        ) : (
          <ul>
            {list.map((relation) => (
              <li
                key={`${relation.Kind}-${relation.Holder.Id}-${relation.ActionId}-${relation.From}`}
                className={classes.relation}
                data-past={relation.To === null ? undefined : ''}
              >
                <RelationLine relation={relation} />
              </li>
            ))}
          </ul>
        )
      }
    </Loadable>
  )
}

function RelationLine({ relation }: { readonly relation: Relation }) {
  const { t } = useTexts()
  const { Kind, Holder, ActionId, ActionTitle, From, To, By } = relation
  const from = formatDate(From)
  const notes = [
    To === null
      ? t('users.relations.since', { from })
      : t('users.relations.between', { from, to: formatDate(To) }),
    ActionId !== null && t('users.relations.oneAction', { action: ActionTitle ?? '…' }),
    By !== null && t('users.relations.by', { by: fullName(By) }),
  ].filter((note) => note !== false)
  return (
    <>
      <p>
        <span className={classes.kind}>{t(`users.relations.${Kind}`)}:</span> {fullName(Holder)}
      </p>
      <Text tone="faint" size="small">
        {notes.join(' · ')}
      </Text>
    </>
  )
}

import { Stack, Text } from '#layout'
import { DialogFrame, ProjectLink } from '#ui'
import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import type { Dependents, Hindered } from './use-whole-actions.ts'
import classes from './table.module.css'

type One = Dependents[number]
type Kind = One['Dependents'][number]['Kind']

interface Props {
  readonly hindered: Hindered
  readonly onClose: () => void
}

/** Why actions are not deleted or moved: what depends on each, with the pages where it is. */
export function HinderedDialog({ hindered: { what, actions }, onClose }: Props) {
  const { t } = useTexts()
  return (
    <DialogFrame
      title={t(what === 'delete' ? 'actions.table.notDeleted' : 'actions.table.notMoved')}
      text={what === 'delete' ? t('actions.table.archiveInstead') : undefined}
      cancellable={false}
      onCancel={onClose}
      onConfirm={onClose}
    >
      <Stack gap={4}>
        {actions.map((action) => (
          <Reasons key={action.ActionId} action={action} what={what} />
        ))}
      </Stack>
    </DialogFrame>
  )
}

function Reasons({ action, what }: { readonly action: One; readonly what: Hindered['what'] }) {
  const { t, language } = useTexts()
  const { ActionId, Title, Kept, Dependents: list, Conditions } = action
  return (
    <section>
      <Text strong>{Title}</Text>
      {Kept && what === 'delete' && <Text>{t('actions.table.keptWhy')}</Text>}
      {list.length + Conditions.length > 0 && (
        <>
          <Text tone="soft">{t('actions.table.dependsText')}</Text>
          <ul className={classes.reasons}>
            {list.map(({ Kind: kind, Count: count }) => {
              const words = t(`actions.table.depends.${kind}`, {
                count,
                number: formatNumber(count, language),
              })
              return (
                <li key={kind}>
                  <ProjectLink to={pathOfKind(kind, ActionId)}>{words}</ProjectLink>
                </li>
              )
            })}
            {Conditions.map(({ Id, Title: title }) => (
              <li key={Id}>
                <ProjectLink to={pathOf('admin.action.content', { actionId: Id })}>
                  {t('actions.table.dependsCondition', { title })}
                </ProjectLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Where what depends on an action is seen. */
function pathOfKind(kind: Kind, actionId: number): ProjectPath {
  if (kind === 'Meetings') return pathOf('calendar')
  if (kind === 'Mentors') return pathOf('admin.project.linkusers')
  return pathOf('mentor.action2.list.view', { actionId })
}

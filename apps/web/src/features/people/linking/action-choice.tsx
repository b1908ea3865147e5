import { Card, Heading, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { Checkbox, Loadable } from '#ui'
import classes from './action-choice.module.css'
import paneClasses from './people-pane.module.css'

interface ActionChoiceProps {
  readonly chosen: readonly number[]
  readonly onChange: (chosen: number[]) => void
  readonly error: string | undefined
}

interface Action {
  readonly Id: number
  readonly Title: string
  readonly Group: readonly string[]
}

/** Selects actions by group (spec §2.3): a whole group at once, or one by one. */
export function ActionChoice({ chosen, onChange, error }: ActionChoiceProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const actions = useCall('actions.listActions', { ProjectId })
  const title = t('linking.actions')
  return (
    <Card as="section" padding={4} gap={3} className={paneClasses.pane} aria-label={title}>
      <Heading>
        {title}
        {chosen.length > 0 && (
          <span className={classes.count}>
            {' '}
            · {t('linking.actions.chosen', { count: chosen.length })}
          </span>
        )}
      </Heading>
      <p className={paneClasses.second}>{t('linking.actions.hint')}</p>
      {error && (
        <Text role="alert" tone="failure" strong>
          {error}
        </Text>
      )}
      <Loadable query={actions}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('linking.actions.none')}</p>
          ) : (
            <div className={classes.groups}>
              {[...Map.groupBy(list, ({ Group }) => Group.join(' › '))].map(([name, members]) => (
                <ActionGroup
                  key={name}
                  name={name === '' ? t('linking.actions.noGroup') : name}
                  actions={members}
                  chosen={chosen}
                  onChange={onChange}
                />
              ))}
            </div>
          )
        }
      </Loadable>
    </Card>
  )
}

interface ActionGroupProps extends Omit<ActionChoiceProps, 'error'> {
  readonly name: string
  readonly actions: readonly Action[]
}

function ActionGroup({ name, actions, chosen, onChange }: ActionGroupProps) {
  const ids = actions.map(({ Id }) => Id)
  const choose = (some: readonly number[], on: boolean) => {
    const others = chosen.filter((id) => !some.includes(id))
    onChange(on ? [...others, ...some] : others)
  }
  return (
    <fieldset>
      <legend className="visually-hidden">{name}</legend>
      <div className={classes.whole}>
        <Checkbox
          label={name}
          checked={ids.every((id) => chosen.includes(id))}
          mixed={ids.some((id) => chosen.includes(id))}
          onChange={(on) => choose(ids, on)}
        />
      </div>
      {actions.map(({ Id, Title }) => (
        <Checkbox
          key={Id}
          label={Title}
          checked={chosen.includes(Id)}
          onChange={(on) => choose([Id], on)}
        />
      ))}
    </fieldset>
  )
}

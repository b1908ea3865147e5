import { Badge, EmptyState, Loadable } from '#ui'
import { Stack, Text } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { ScriptEditor } from './script-editor.tsx'
import classes from './scripts.module.css'

type Listed = CallOutput<'scripts.listCompletionScripts'>[number]

/** The actions of the project, and the script of the one that is chosen (spec §2.3, development screen). */
export function CompletionScripts() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [chosen, setChosen] = useState<number>()
  const list = useCall('scripts.listCompletionScripts', { ProjectId })
  return (
    <Loadable query={list}>
      {(actions) =>
        actions.length === 0 ? (
          <EmptyState
            picture="code"
            title={t('scripts.noActions')}
            text={t('scripts.noActionsText')}
          />
        ) : (
          <Stack gap={4}>
            <Text tone="soft">{t('scripts.lead')}</Text>
            <ActionList actions={actions} chosen={chosen} onChoose={setChosen} />
            {chosen !== undefined && <Chosen key={chosen} actionId={chosen} actions={actions} />}
          </Stack>
        )
      }
    </Loadable>
  )
}

interface ActionListProps {
  readonly actions: readonly Listed[]
  readonly chosen: number | undefined
  readonly onChoose: (actionId: number) => void
}

/** Those with a script first: the others are where a new one begins. */
function ActionList({ actions, chosen, onChoose }: ActionListProps) {
  const { t } = useTexts()
  const ordered = [
    ...actions.filter(({ Version }) => Version > 0),
    ...actions.filter(({ Version }) => Version === 0),
  ]
  return (
    <nav aria-label={t('scripts.heading')}>
      <ul className={classes.list}>
        {ordered.map(({ ActionId, Title, Version, Failed }) => (
          <li key={ActionId}>
            <button
              type="button"
              className={classes.item}
              aria-pressed={chosen === ActionId}
              onClick={() => onChoose(ActionId)}
            >
              <span className={classes.title}>{Title}</span>
              {Version > 0 && <Badge tone="info">{t('scripts.has', { version: Version })}</Badge>}
              {Failed > 0 && <Badge tone="overdue">{t('scripts.failed', { count: Failed })}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChosenProps {
  readonly actionId: number
  readonly actions: readonly Listed[]
}

function Chosen({ actionId, actions }: ChosenProps) {
  const { ProjectId } = useIdentity()
  const script = useCall('scripts.getCompletionScript', { ProjectId, ActionId: actionId })
  const titles = new Map(actions.map(({ ActionId, Title }) => [ActionId, Title]))
  return (
    <Loadable query={script}>{(found) => <ScriptEditor script={found} titles={titles} />}</Loadable>
  )
}

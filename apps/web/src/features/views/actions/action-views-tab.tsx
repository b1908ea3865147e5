import { ACTION_VIEWERS, type ActionViewer } from '@telemachos/contract/views/action-viewers'
import { useRef, useState } from 'react'
import { Card, Row, Stack, Text } from '#layout'
import { useCall, useTexts, type CallOutput } from '#shared'
import { askToConfirm, Loadable, SelectField } from '#ui'
import { ActionViewEditor } from './action-view-editor.tsx'
import { actionDraftOf, newActionView, type ActionViewPlace } from './action-view-draft.ts'

interface ActionViewsTabProps {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** What an action shows instead of its form, for each of those who look at it; one is written at a time. */
export default function ActionViewsTab({ place, onUnsaved }: ActionViewsTabProps) {
  const { t } = useTexts()
  const [viewer, setViewer] = useState<ActionViewer>('mentee')
  const [isOfType, setOfType] = useState(false)
  /** How often it went back to the default: the editor begins anew. */
  const [round, setRound] = useState(0)
  const isUnsaved = useRef(false)
  const views = useCall('views.listViewsOfAction', place)
  const note = (is: boolean): void => {
    isUnsaved.current = is
    onUnsaved(is)
  }
  async function leave(then: () => void): Promise<void> {
    const isSure =
      !isUnsaved.current ||
      (await askToConfirm({
        title: t('views.unsaved'),
        text: '',
        confirmLabel: t('core.unsaved.confirm'),
      }))
    if (!isSure) return
    note(false)
    then()
  }
  return (
    <Stack gap={4} packed>
      <Card as="section" gap={3}>
        <Text tone="soft">{t('views.action.lead')}</Text>
        <Row gap={3} lineGap={2} align="end">
          <SelectField
            label={t('views.action.viewer')}
            options={ACTION_VIEWERS.map((value) => ({
              value,
              label: t(`views.action.viewer.${value}`),
            }))}
            value={viewer}
            onChange={(next) => next && void leave(() => setViewer(next as ActionViewer))}
          />
          <SelectField
            label={t('views.action.of')}
            options={(['action', 'type'] as const).map((value) => ({
              value,
              label: t(`views.action.of.${value}`),
            }))}
            value={isOfType ? 'type' : 'action'}
            onChange={(next) => next && void leave(() => setOfType(next === 'type'))}
          />
        </Row>
        {views.data && <Text>{t(`views.action.shown.${shownNow(views.data, viewer)}`)}</Text>}
      </Card>
      <Loadable query={views}>
        {(list) => (
          <Opened
            key={`${viewer} ${isOfType} ${round}`}
            at={{ ...place, OfType: isOfType, ViewType: viewer }}
            id={idOf(list, viewer, isOfType)}
            onUnsaved={note}
            onDeleted={() => {
              note(false)
              setRound(round + 1)
            }}
          />
        )}
      </Loadable>
    </Stack>
  )
}

type Lines = CallOutput<'views.listViewsOfAction'>

const idOf = (list: Lines, viewer: ActionViewer, isOfType: boolean): number | undefined =>
  list.find((one) => one.ViewType === viewer && (one.ActionId === null) === isOfType)?.Id

/** What the viewer sees now. */
function shownNow(list: Lines, viewer: ActionViewer): 'own' | 'type' | 'native' {
  const shown = list.filter((one) => one.ViewType === viewer && one.Published !== null)
  if (shown.some(({ ActionId }) => ActionId !== null)) return 'own'
  return shown.length > 0 ? 'type' : 'native'
}

interface OpenedProps {
  readonly at: ActionViewPlace & { readonly ProjectId: number }
  readonly id: number | undefined
  readonly onUnsaved: (isUnsaved: boolean) => void
  readonly onDeleted: () => void
}

/** What was there when it was opened stays what is edited. */
function Opened({ at, id: found, onUnsaved, onDeleted }: OpenedProps) {
  const { t } = useTexts()
  const [id] = useState(found)
  const { ProjectId } = at
  const view = useCall(
    'views.getActionView',
    { ProjectId, Id: id ?? 0 },
    { enabled: id !== undefined, staleTime: Infinity },
  )
  const words = {
    complete: t('actions.mentee.action.complete'),
    done: t('views.action.sampleDone'),
  }
  if (id === undefined) {
    const start = newActionView(words)
    return <ActionViewEditor {...{ at, start, onUnsaved, onDeleted }} opened={undefined} />
  }
  return (
    <Loadable query={view}>
      {(opened) => (
        <ActionViewEditor {...{ at, opened, onUnsaved, onDeleted }} start={actionDraftOf(opened)} />
      )}
    </Loadable>
  )
}

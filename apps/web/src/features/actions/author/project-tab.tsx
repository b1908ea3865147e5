import { Card, FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { Button, Checkbox, Loadable, TextField, toast } from '#ui'
import { useCall, useForm, useTexts, type CallOutput } from '#shared'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { useEffect, useEffectEvent, useState } from 'react'
import { DueCard } from '../due/due-card.tsx'
import { RemindersCard } from '../due/reminders-card.tsx'
import type { ActionTabProps } from '../action/action-tab.ts'

type ProjectAction = CallOutput<'actions.listActions'>[number]

/** Whether it is published is decided above the tabs, where what is missing is named too. */
const FLAGS = (Object.keys(GRID_FLAGS) as (keyof typeof GRID_FLAGS)[]).filter(
  (flag) => flag !== 'Published',
)

/** How the action stands in this project alone: from whom it is hidden, where it is. */
export default function ProjectTab({ place, onUnsaved }: ActionTabProps) {
  const { ProjectId, ActionId } = place
  const [unsaved, setUnsaved] = useState({ standing: false, due: false, reminders: false })
  const query = useCall('actions.listActions', { ProjectId, all: true })
  const action = query.data?.find(({ Id }) => Id === ActionId)
  const tell = (change: Partial<typeof unsaved>) => {
    const next = { ...unsaved, ...change }
    setUnsaved(next)
    onUnsaved(Object.values(next).some(Boolean))
  }
  return (
    <Stack gap={4} packed>
      <Loadable query={{ ...query, data: action }}>
        {(known) => (
          <Standing
            key={keyOf(known)}
            known={known}
            place={place}
            onUnsaved={(standing) => tell({ standing })}
          />
        )}
      </Loadable>
      <DueCard place={place} onUnsaved={(due) => tell({ due })} />
      <RemindersCard place={place} onUnsaved={(reminders) => tell({ reminders })} />
    </Stack>
  )
}

/** What others change is drawn anew. */
const keyOf = ({ Flags, Group, Due }: ProjectAction) => JSON.stringify([Flags, Group, Due])

interface Props extends Pick<ActionTabProps, 'place' | 'onUnsaved'> {
  readonly known: ProjectAction
}

function Standing({ known, place, onUnsaved }: Props) {
  const { t } = useTexts()
  const { ProjectId, ActionId } = place
  const start = { Flags: known.Flags, Group: known.Group.join(' / ') }
  const form = useForm('actions.saveGrid', {
    // The page's own bar asks.
    asks: false,
    start,
    // Deadlines have a form of their own: the date stays what it is.
    inputOf: ({ Flags, Group }) => ({
      ProjectId,
      Grid: [{ ActionId, Flags, Group: pathIn(Group), Due: known.Due }],
    }),
    onSaved: () => {
      onUnsaved(false)
      toast(t('actions.author.project.saved'))
    },
  })
  const { Flags, Group } = form.values
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(start)
  const tell = useEffectEvent((is: boolean) => onUnsaved(is))
  useEffect(() => tell(isDirty), [isDirty])
  return (
    <form {...form.form}>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('actions.author.project')}
        </Heading>
        <Text tone="faint" size="medium">
          {t('actions.author.projectHint')}
        </Text>
        <Row gap={4} lineGap={1}>
          {FLAGS.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`actions.table.column.${flag}`)}
              checked={(Flags & GRID_FLAGS[flag]) !== 0}
              onChange={(on) =>
                form.set({ Flags: on ? Flags | GRID_FLAGS[flag] : Flags & ~GRID_FLAGS[flag] })
              }
            />
          ))}
        </Row>
        <TextField
          label={t('actions.table.column.Group')}
          hint={t('actions.table.groupSlash')}
          value={Group}
          maxLength={300}
          onChange={({ currentTarget }) => form.set({ Group: currentTarget.value })}
        />
        {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
        <div>
          <Button {...form.button} disabled={!isDirty}>
            {t('actions.author.project.save')}
          </Button>
        </div>
      </Card>
    </form>
  )
}

function pathIn(text: string): string[] {
  const parts = text.split('/').map((part) => part.trim().slice(0, 200))
  return parts.filter(Boolean).slice(0, 6)
}

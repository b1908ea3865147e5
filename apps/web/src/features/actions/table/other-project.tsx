import { Row, Text } from '#layout'
import { Button, Combobox, DialogFrame } from '#ui'
import { mayMake, useIdentity, useTexts, roleIn } from '#shared'
import { useState } from 'react'
import type { Row as ActionRow } from './row.ts'
import type { WholeActions } from './use-whole-actions.ts'

interface Props {
  readonly rows: readonly ActionRow[]
  readonly whole: WholeActions
  readonly onClose: () => void
  /** They were moved away. */
  readonly onGone: () => void
}

/** Copies actions into another project, or moves them there: one whose actions the caller writes. */
export function OtherProject({ rows, whole, onClose, onGone }: Props) {
  const { t } = useTexts()
  const identity = useIdentity()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const projects = identity.Projects.filter(
    ({ Id }) =>
      Id !== identity.ProjectId &&
      mayMake({ ...identity, Role: roleIn(identity, Id) }, 'actions.copyActions'),
  )
  const project = projects.find(({ Id }) => String(Id) === chosen)

  async function send(how: 'copy' | 'move'): Promise<void> {
    if (!project || isBusy) return
    setBusy(true)
    const isDone = await whole[how](rows, project.Id, project.Descr)
    setBusy(false)
    onClose()
    if (isDone && how === 'move') onGone()
  }
  return (
    <DialogFrame
      title={t('actions.table.toTitle', { count: rows.length })}
      text={t('actions.table.toText')}
      onCancel={onClose}
    >
      {projects.length === 0 ? (
        <Text tone="soft">{t('actions.table.toNone')}</Text>
      ) : (
        <>
          <Combobox
            label={t('actions.table.toProject')}
            options={projects.map(({ Id, Descr }) => ({ value: String(Id), label: Descr }))}
            value={chosen}
            onChange={setChosen}
          />
          <Row gap={3} justify="end">
            <Button
              variant="default"
              disabled={!project}
              loading={isBusy}
              onClick={() => void send('move')}
            >
              {t('actions.table.doMove')}
            </Button>
            <Button disabled={!project} loading={isBusy} onClick={() => void send('copy')}>
              {t('actions.table.doCopy')}
            </Button>
          </Row>
        </>
      )}
    </DialogFrame>
  )
}

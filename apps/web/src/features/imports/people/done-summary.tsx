import { Row } from '#layout'
import { IconArrowBackUp, IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIdentity, useTexts, useMay } from '#shared'
import { Button, toast, TOAST_MS, showSystemMessage } from '#ui'
import { useUndoImport } from '../history/use-undo-import.ts'
import { usePluralText } from '../use-plural-text.ts'
import classes from './done-summary.module.css'
import type { ImportList, ListState } from './import-list.ts'
import { invitePeople } from './invite-people.ts'
import type { Shown } from './row-counts.ts'

interface DoneSummaryProps {
  readonly list: ImportList
  readonly state: ListState
  readonly counts: Readonly<Record<Shown, number>>
}

/** What has come of the import so far: who is in, what was refused and why, and the way back. */
export function DoneSummary({ list, state, counts }: DoneSummaryProps) {
  const { t } = useTexts()
  const told = usePluralText()
  if (state.phase !== 'editing' || (counts.done === 0 && counts.refused === 0)) return null
  const added = state.rows.flatMap((row) =>
    row.state === 'added' && row.userId !== null ? [row.userId] : [],
  )
  const invited = state.rows.filter((row) => row.state === 'invited').length
  const already = state.rows.filter((row) => row.state === 'already').length

  return (
    <section tabIndex={-1} data-lands className={classes.summary}>
      <IconCircleCheck size={28} className={classes.icon} aria-hidden="true" />
      <div role="status" className={classes.text}>
        {counts.done > invited && <p>{told('imports.finished', counts.done - invited)}</p>}
        {invited > 0 && <p>{told('imports.waiting', invited)}</p>}
        {already > 0 && <p>{told('imports.already', already)}</p>}
        {counts.refused > 0 && <p>{told('imports.refusedLeft', counts.refused)}</p>}
        <a href="#mTab=imports">{t('imports.history.open')}</a>
      </div>
      <Row gap={2} lineGap={2}>
        {added.length > 0 && <Invite ids={added} atOnce={state.invites} />}
        {counts.done > already && <Undo list={list} state={state} />}
      </Row>
    </section>
  )
}

/** Until an invitation is answered nobody who was added can sign in. */
function Invite({ ids, atOnce }: { readonly ids: readonly number[]; readonly atOnce: boolean }) {
  const { t } = useTexts()
  const told = usePluralText()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const [invited, setInvited] = useState(0)
  const [busy, setBusy] = useState(false)
  const isWanted = atOnce && may('identity.inviteUsers')
  /** How many were in the list when it was last done by itself. */
  const begun = useRef(0)
  const begin = useEffectEvent(() => {
    if (!isWanted || begun.current === ids.length) return
    begun.current = ids.length
    void invite()
  })
  useEffect(() => begin(), [ids.length])
  if (!may('identity.inviteUsers') || invited >= ids.length) return null

  async function invite(): Promise<void> {
    setBusy(true)
    let sent = 0
    try {
      await invitePeople(ProjectId, ids.slice(invited), (gone, told) => {
        setInvited(invited + gone)
        sent = told
      })
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
    setBusy(false)
    if (sent > 0) toast(told('imports.invited', sent), { ms: TOAST_MS.mailNotice })
  }
  return (
    <Button leftSection={<IconMail size={18} />} loading={busy} onClick={() => void invite()}>
      {told('imports.invite', ids.length - invited)}
    </Button>
  )
}

/** Takes back what was imported last. */
function Undo({ list, state }: { readonly list: ImportList; readonly state: ListState }) {
  const { t } = useTexts()
  const may = useMay()
  const { undo, isBusy, progress } = useUndoImport()
  const id = state.begun?.id ?? null
  if (id === null || !may('imports.undoImport')) return null

  async function run(importId: number): Promise<void> {
    if (await undo(importId)) await list.forgetDone()
  }
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} />}
      loading={isBusy}
      onClick={() => void run(id)}
    >
      {progress ?? t('imports.undo')}
    </Button>
  )
}

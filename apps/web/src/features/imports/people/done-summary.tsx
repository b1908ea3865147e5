import { Row } from '#layout'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { call, useIdentity, useTexts, useMay } from '#shared'
import { Button, toast, TOAST_MS, showSystemMessage } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import classes from './done-summary.module.css'
import type { ListState } from './import-list.ts'
import type { Shown } from './row-counts.ts'

interface DoneSummaryProps {
  readonly state: ListState
  readonly counts: Readonly<Record<Shown, number>>
}

/** What has come of the import so far: who is in, and what was refused and why. */
export function DoneSummary({ state, counts }: DoneSummaryProps) {
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
      </div>
      <Row gap={2}>{added.length > 0 && <Invite ids={added} />}</Row>
    </section>
  )
}

/** The most people whom one call invites. */
const INVITED_AT_ONCE = 100

/** Until an invitation is answered nobody who was added can sign in. */
function Invite({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTexts()
  const told = usePluralText()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const [invited, setInvited] = useState(0)
  const [busy, setBusy] = useState(false)
  if (!may('identity.inviteUsers') || invited >= ids.length) return null

  async function invite(): Promise<void> {
    setBusy(true)
    let sent = 0
    let next = invited
    try {
      for (; next < ids.length; next += INVITED_AT_ONCE) {
        const UserIds = ids.slice(next, next + INVITED_AT_ONCE)
        const { Invited } = await call('identity.inviteUsers', { ProjectId, UserIds })
        sent += Invited.length
      }
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
    setInvited(next)
    setBusy(false)
    if (sent > 0) toast(told('imports.invited', sent), { ms: TOAST_MS.mailNotice })
  }
  return (
    <Button leftSection={<IconMail size={18} />} loading={busy} onClick={() => void invite()}>
      {told('imports.invite', ids.length - invited)}
    </Button>
  )
}

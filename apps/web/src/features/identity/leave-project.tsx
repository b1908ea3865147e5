import { Card, Heading, Row, Text } from '#layout'
import { Button } from '#ui'
import { useState } from 'react'
import { ApiError, call, useIdentity, useTexts, type Texts, errorText } from '#shared'
import classes from './account-page.module.css'
import { ConfirmDialog } from './confirm-dialog.tsx'

const CONSEQUENCES = ['access', 'relations', 'meetings', 'kept'] as const

/** Leaves the current project, after saying what that means (spec §1, leave a project). */
export function LeaveProject() {
  const { t } = useTexts()
  const { Projects, ProjectId } = useIdentity()
  const [open, setOpen] = useState(false)
  const project = Projects.find(({ Id }) => Id === ProjectId)
  // A SuperAdmin is in every project, and a member of few.
  if (!project?.Roles.some((role) => role !== 'SuperAdmin')) return null
  return (
    <Card as="section" raised gap={3} aria-labelledby="leave-project">
      <Heading id="leave-project">{t('identity.leave.title')}</Heading>
      <Text tone="soft">{t('identity.leave.lead', { project: project.Descr })}</Text>
      <Row gap={3} align="center">
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('identity.leave.open')}
        </Button>
      </Row>
      {open && (
        <LeaveDialog projectId={project.Id} name={project.Descr} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

interface LeaveDialogProps {
  readonly projectId: number
  readonly name: string
  readonly onClose: () => void
}

function LeaveDialog({ projectId, name, onClose }: LeaveDialogProps) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function leave(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      // Nothing is loaded again: everything on screen belonged to the project.
      await call('identity.leaveProject', { ProjectId: projectId })
      location.assign('/')
    } catch (error) {
      // An attempt before this one was carried out, but its answer was lost.
      if (error instanceof ApiError && error.code === 'not_found') return location.assign('/')
      setBusy(false)
      setProblem(problemText(error, t))
    }
  }

  return (
    <ConfirmDialog
      title={t('identity.leave.sure', { project: name })}
      error={problem}
      onConfirm={() => void leave()}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {t('identity.leave.cancel')}
          </Button>
          <Button type="submit" className={classes.grave} loading={busy}>
            {t('identity.leave.confirm')}
          </Button>
        </>
      }
    >
      <div>
        <p>{t('identity.leave.consequences')}</p>
        <ul className={classes.consequences}>
          {CONSEQUENCES.map((name) => (
            <li key={name}>{t(`identity.leave.consequence.${name}`)}</li>
          ))}
        </ul>
      </div>
      <p className={classes.final}>{t('identity.leave.final')}</p>
    </ConfirmDialog>
  )
}

function problemText(error: unknown, t: Texts['t']): string {
  const fields = error instanceof ApiError ? error.fields : []
  return fields.map(({ message }) => message).join(' ') || errorText(error, t)
}

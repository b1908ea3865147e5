import { Heading } from '#layout'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Drawer } from '#ui'
import { FormBody } from './form-body.tsx'

interface Props {
  readonly userId: number
  readonly phase: Phase
  readonly onClose: () => void
}

/** One form of a person, beside the list that it was opened from. */
export function FormPanel({ userId, phase, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const read = useCall(phase === 'start' ? 'microdata.getStart' : 'microdata.getEnd', {
    ProjectId,
    UserId: userId,
  })
  const [isUnsaved, setUnsaved] = useState(false)
  const name = read.data ? fullName(read.data) : ''
  const title = name === '' ? t(`microdata.${phase}`) : t(`microdata.open.${phase}`, { name })

  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('microdata.form.close')}
      // The form says itself what is unsaved, what is chosen among it.
      isKept
      unsaved={isUnsaved}
      leaveWords={{
        title: t('projects.leave.title'),
        text: t('projects.leave.text'),
        confirmLabel: t('projects.leave.confirm'),
      }}
      onClose={onClose}
    >
      <FormBody userId={userId} phase={phase} onUnsaved={setUnsaved} />
    </Drawer>
  )
}

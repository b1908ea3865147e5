import type { Role } from '@telemachos/contract/core/roles'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, SelectField, TextField } from '#ui'
import { SetFieldDialog } from './set-field-dialog.tsx'
import classes from './update-fields-page.module.css'

/** One value for all who match: their role, their state, their name. */
export function ManyUpdate() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const roles = useCall('people.listRoles', {}, { staleTime: 300_000 })
  const [role, setRole] = useState<string | null>('Mentee')
  const [active, setActive] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(false)
  const Selection = {
    Roles: role === null ? [] : [role as Role],
    Active: active === null ? null : active === 'active',
    Search: search.trim(),
  }
  return (
    <>
      <p className={classes.note}>{t('updates.many.lead')}</p>
      <div className={classes.filter}>
        <SelectField
          label={t('updates.roles')}
          none={t('updates.roles.all')}
          options={(roles.data ?? []).map((one) => ({
            value: one,
            label: t(`identity.role.${one}`),
          }))}
          value={role}
          onChange={setRole}
        />
        <SelectField
          label={t('updates.state')}
          none={t('updates.state.all')}
          options={(['active', 'inactive'] as const).map((one) => ({
            value: one,
            label: t(`updates.state.${one}`),
          }))}
          value={active}
          onChange={setActive}
        />
        <TextField
          label={t('updates.search')}
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <Button size="md" className={classes.open} onClick={() => setOpen(true)}>
        {t('updates.many.open')}
      </Button>
      {open && (
        <SetFieldDialog key={ProjectId} people={{ Selection }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
